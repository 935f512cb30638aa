import type { Entity } from '../../model/entity.js';
import { displayNameOf } from '../../store/content.js';
import { pageSlugOf, slugOf } from '../../values/text/slug.js';
import { type Warning, warning } from '../../warning.js';

/** What tells a record from others: first the fields that are its name, then what people tell namesakes by. */
export interface Namesakes {
  name: readonly string[];
  beside?: string;
}

type Named = { id: string; slug?: string };

/** The stored records, as far as names are compared. */
interface NamedRecords {
  scan(): Iterable<Named>;
  getBySlug(slug: string): Named | undefined;
}

/** Warns where another record has the name of one that was added or renamed, or the slug that would have been made of it. */
export function nameWarnings(
  entity: Pick<Entity, 'name'>,
  namesakes: Namesakes | undefined,
  records: NamedRecords,
  given: Readonly<Record<string, unknown>>,
  changed: readonly Named[],
  isNew: boolean,
): Warning[] {
  const numbered = isNew
    ? changed.flatMap((made) => numberedSlugWarnings(entity, given, made, records.getBySlug))
    : [];
  if (numbered.length > 0 || !namesakes?.name.some((field) => given[field] !== undefined)) return numbered;
  return namesakeWarnings(entity, namesakes, records, changed);
}

function namesakeWarnings(
  { name: noun }: Pick<Entity, 'name'>,
  { name: fields, beside }: Namesakes,
  records: NamedRecords,
  changed: readonly Named[],
): Warning[] {
  const wordsOf = (record: object, names: readonly string[]) =>
    names.map((name) => String(Reflect.get(record, name) ?? '').trim()).filter((word) => word !== '');
  const keyOf = (record: object) => wordsOf(record, fields).join('\n').toLowerCase();
  const wanted = new Map(changed.map((record) => [keyOf(record), record.id]));
  const others = new Map<string, { name: string; count: number }>();
  for (const record of records.scan()) {
    const key = keyOf(record);
    if ((wanted.get(key) ?? record.id) === record.id) continue;
    const other = others.get(key);
    const name =
      other?.name ?? wordsOf(record, beside === undefined ? fields : [...fields, beside]).join(', ');
    others.set(key, { name, count: (other?.count ?? 0) + 1 });
  }
  return [...others.values()].map((other) => warning('record.namesake', { noun, ...other }));
}

/** Warns where the slug that was made for a new record has a number, since another record has the one without. */
function numberedSlugWarnings(
  { name: noun }: Pick<Entity, 'name'>,
  given: Readonly<Record<string, unknown>>,
  made: Named,
  findBySlug: NamedRecords['getBySlug'],
): Warning[] {
  if (typeof given.slug === 'string' && given.slug.trim() !== '') return [];
  const stem = /^(.+)-\d+$/.exec(made.slug ?? '')?.[1];
  const name = displayNameOf(made);
  if (made.slug === undefined || stem === undefined) return [];
  if ([slugOf(name), pageSlugOf(name)].includes(made.slug)) return [];
  const other = findBySlug(stem);
  if (other === undefined) return [];
  return [warning('slug.numbered', { noun, other: displayNameOf(other), taken: stem, slug: made.slug })];
}
