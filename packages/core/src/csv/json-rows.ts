import { type Entity, type Leaf, putAt, sentence, valueAt } from '../model/entity.js';
import { slug as slugKind, slugOf } from '../values/slug.js';
import { type Default, type ImportRules, isSame, type RowReader, shown } from './import-plan.js';
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

  return {
    misfit: () => undefined,
    identity(row, faults) {
      const { slug, name } = known(row);
      if (slug !== undefined && slug !== null) {
        const parsed = slugKind.schema.safeParse(slug);
        if (parsed.success) return parsed.data;
        faults.push({
          message: sentence('Slug', parsed.error.issues[0]?.message ?? ''),
          column: 'slug',
          value: shown(slug),
        });
        return undefined;
      }
      if (typeof name !== 'string' || name.trim() === '') return undefined;
      const made = slugOf(name);
      if (made === '') faults.push({ message: rules.slugEmpty(name), column: 'name', value: shown(name) });
      return made === '' ? undefined : made;
    },
    fresh(row, faults, took) {
      const record = rules.completed(withoutNull(known(row)), {});
      for (const { place, column, value } of defaults) {
        const leaf = entity.leaves[place] as Leaf;
        if (valueAt(record, leaf) !== undefined) continue;
        putAt(record, leaf, value);
        took.push(column);
      }
      const check = entity.check({ slug: 'x', ...record, ...STAND_INS });
      if ('value' in check) return entity.leaves.map((leaf) => valueAt(check.value as object, leaf));
      for (const { message, path = '' } of check.issues) {
        const leaf = entity.leaf(path);
        faults.push({ message, column: path, ...(leaf ? { value: shown(valueAt(record, leaf)) } : {}) });
      }
      return [];
    },
    changes(row, before) {
      const { slug: _slug, ...record } = known(row);
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

// What a check of a record wants to see and the store puts in itself.
const STAND_INS = {
  id: '00000000-0000-7000-8000-000000000000',
  createdAt: '2000-01-01T00:00:00.000Z',
  updatedAt: '2000-01-01T00:00:00.000Z',
};

function withoutNull(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}
