import { issueSentence } from '../../model/entity.js';
import { identifier } from '../../values/identifier.js';
import { slug as slugKind } from '../../values/text/slug.js';
import {
  type ColumnDefault,
  type ImportRules,
  identityColumn,
  NEW_SLUG,
  newSlugFrom,
  type RowReader,
  shortenedValue,
  slugFrom,
} from '../import-rules.js';

type JsonRow = Readonly<Record<string, unknown>>;

/** Reads which record a JSON record is about; `known` gives its fields. */
export function jsonIdentity(
  identity: ImportRules['identity'],
  known: (row: JsonRow) => Record<string, unknown>,
  defaults: readonly ColumnDefault[],
): Pick<RowReader<JsonRow>, 'identity' | 'identityWords' | 'newSlug'> {
  const name = identityColumn(identity);
  return {
    identity(row, faults) {
      const record = known(row);
      const given = record[name] ?? undefined;
      if (identity.by === 'words') {
        const parsed = identifier.schema.safeParse(given);
        return parsed.success ? parsed.data : undefined;
      }
      const parsed = given === undefined ? undefined : slugKind.schema.safeParse(given);
      if (parsed?.success === false) {
        const message = issueSentence('Slug', parsed.error.issues[0]?.message ?? '');
        faults.push({ message, column: 'slug', value: shortenedValue(given) });
        return undefined;
      }
      const text = parsed?.data ?? record[identity.from];
      if (typeof text !== 'string' || text.trim() === '') return undefined;
      const made = slugFrom(text, parsed !== undefined, identity);
      if ('slug' in made) return made.slug;
      faults.push({
        message: made.message,
        column: parsed === undefined ? identity.from : 'slug',
        value: shortenedValue(text),
      });
      return undefined;
    },
    identityWords(row) {
      if (identity.by !== 'words') return [];
      const record = known(row);
      return identity.columns.map((column) => {
        const given = record[column] ?? defaults.find((one) => one.column === column)?.value;
        return given === undefined ? undefined : String(given).trim();
      });
    },
    newSlug(row, faults) {
      const text = row[NEW_SLUG];
      if (identity.by !== 'slug' || text == null || text === '') return undefined;
      const given = newSlugFrom(String(text), identity);
      if ('slug' in given) return given.slug;
      faults.push({ message: given.message, column: NEW_SLUG, value: shortenedValue(text) });
      return undefined;
    },
  };
}
