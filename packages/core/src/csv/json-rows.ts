import { type Entity, type Leaf, putAt, sentence, valueAt } from '../model/entity.js';
import { identifier } from '../values/identifier.js';
import { slug as slugKind } from '../values/slug.js';
import {
  type Default,
  type ImportRules,
  isSame,
  namingColumn,
  type RowReader,
  shown,
  slugFrom,
} from './import-plan.js';
import { findField } from './table.js';

/** Reads records of JSON, which name their fields as the record does and have ratings as scores. */
export function jsonRows(
  entity: Entity,
  map: Readonly<Record<string, string>>,
  rules: ImportRules,
  defaults: readonly Default[],
  onUnknown: (name: string) => void,
): RowReader<Readonly<Record<string, unknown>>> {
  const members = new Set(entity.leaves.map(({ path }) => path[0]));
  const ignored = new Set(rules.ignored);
  const sources = new Set(Object.values(map));
  const mapped = Object.entries(map).map(([field, source]) => [findField(entity, field), source] as const);

  const known = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const record: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(row)) {
      if (ignored.has(name)) continue;
      if (members.has(name)) record[name] = value;
      else if (!sources.has(name)) onUnknown(name);
    }
    for (const [leaf, source] of mapped) {
      if (Object.hasOwn(row, source)) putAt(record, leaf, row[source]);
    }
    return record;
  };

  const { identity } = rules;
  const naming = namingColumn(identity);
  const namingPlace = entity.leaves.findIndex(({ column }) => column === naming);
  const standIns = standInsFor(entity);

  return {
    misfit(row) {
      for (const [name, value] of Object.entries(row)) {
        const isTable = Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null);
        if (isTable && !members.has(name) && !sources.has(name))
          return { message: `'${name}' holds the records: give the array itself`, column: name };
      }
      return undefined;
    },
    identity(row, faults) {
      const record = known(row);
      const given = record[naming] ?? undefined;
      if (identity.by === 'words') {
        const parsed = identifier.schema.safeParse(given);
        return parsed.success ? parsed.data : undefined;
      }
      const parsed = given === undefined ? undefined : slugKind.schema.safeParse(given);
      if (parsed?.success === false) {
        const message = sentence('Slug', parsed.error.issues[0]?.message ?? '');
        faults.push({ message, column: 'slug', value: shown(given) });
        return undefined;
      }
      const text = parsed?.data ?? record[identity.from];
      if (typeof text !== 'string' || text.trim() === '') return undefined;
      const made = slugFrom(text, parsed !== undefined, identity);
      if ('slug' in made) return made.slug;
      faults.push({
        message: made.message,
        column: parsed === undefined ? identity.from : 'slug',
        value: shown(text),
      });
      return undefined;
    },
    words(row) {
      if (identity.by !== 'words') return [];
      const record = known(row);
      return identity.columns.map((column) => {
        const given = record[column] ?? defaults.find((one) => one.column === column)?.value;
        return given === undefined ? undefined : String(given).trim();
      });
    },
    fresh(row, faults, took) {
      const record = rules.completed(withoutNull(known(row)), {});
      for (const { place, column, value } of defaults) {
        const leaf = entity.leaves[place] as Leaf;
        if (valueAt(record, leaf) !== undefined) continue;
        putAt(record, leaf, value);
        took.push(column);
      }
      const check = entity.check({ ...standIns.ifLacking, ...record, ...standIns.always });
      if ('value' in check) {
        const values = entity.leaves.map((leaf) => valueAt(check.value as object, leaf));
        values[namingPlace] = undefined;
        return values;
      }
      for (const { message, path = '' } of check.issues) {
        const leaf = entity.leaf(path);
        faults.push({ message, column: path, ...(leaf ? { value: shown(valueAt(record, leaf)) } : {}) });
      }
      return [];
    },
    changes(row, before) {
      const { [naming]: _naming, ...record } = known(row);
      for (const [name, value] of Object.entries(record)) {
        if (isSame(value, (before as Record<string, unknown>)[name])) delete record[name];
      }
      return record;
    },
    isBlank: () => false,
    rejected: (row, number, faults) => `${JSON.stringify({ ...row, _row: number, _errors: faults })}\n`,
    rejectedHeader: '',
  };
}

const ID = '00000000-0000-7000-8000-000000000000';
const MOMENT = '2000-01-01T00:00:00.000Z';

/** What a check of a record wants to see and the store puts in itself. */
function standInsFor({ leaves }: Entity) {
  const there = new Set(leaves.map(({ column }) => column));
  const only = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => there.has(name)));
  return {
    ifLacking: only({ slug: 'x' }),
    always: only({ id: ID, createdAt: MOMENT, updatedAt: MOMENT }),
  };
}

function withoutNull(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}
