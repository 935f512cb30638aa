import { type CollectionName, collections, type RecordIn } from '../../model/collections.js';
import type { Entity } from '../../model/entity.js';
import type { ScannedTable } from '../storage-adapter.js';

/** The records of a table of which only some fields were read. Who reads another one asks for it. */
export function* scannedRecords<C extends CollectionName>(
  name: C,
  { rows, ask, askAll }: ScannedTable,
): Iterable<RecordIn<C>> {
  const { fieldPaths, fillDefaults } = collections[name] as unknown as Entity;
  const fields = new Set<string | symbol>(fieldPaths.map(({ path }) => path[0]));
  const defaults: Record<string, unknown> = {};
  fillDefaults(defaults);
  const read: ProxyHandler<object> = {
    get(row, field) {
      if (!fields.has(field)) return Reflect.get(row, field);
      if (field !== 'id') ask(field as string);
      return Reflect.get(row, field) ?? Reflect.get(defaults, field);
    },
    has: askAll,
    ownKeys: askAll,
  };
  for (const row of rows) yield new Proxy(row, read) as RecordIn<C>;
}
