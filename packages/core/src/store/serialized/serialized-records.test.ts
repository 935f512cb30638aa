import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftTable, NO_RECORDS } from './serialized-records.js';

const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-7000-8000-000000000000`;
const textOf = (n: number, version: number) =>
  JSON.stringify({ id: idOf(n), slug: `slug-${n}-${version % 3}`, version });

/** Writes to a run of records: a text of that version, or nothing. */
const writes = fc.record({
  from: fc.nat({ max: 900 }),
  count: fc.integer({ min: 1, max: 400 }),
  backwards: fc.boolean(),
  version: fc.option(fc.nat({ max: 20 }), { nil: undefined }),
});

test('records equal a plain map in the order of their ids after any commits, few edits or many, and earlier states stay', () => {
  fc.assert(
    fc.property(fc.array(fc.array(writes, { maxLength: 3 }), { minLength: 1, maxLength: 6 }), (commits) => {
      let records = NO_RECORDS;
      let plain = new Map<string, string>();
      for (const commit of commits) {
        const [before, plainBefore] = [records, plain];
        plain = new Map(plain);
        const draft = draftTable(records);
        for (const { from, count, backwards, version } of commit) {
          for (let k = 0; k < count; k++) {
            const n = backwards ? from + count - k : from + k;
            if (version === undefined) draft.table.delete(idOf(n));
            else draft.table.put(idOf(n), undefined, textOf(n, version));
            if (version === undefined) plain.delete(idOf(n));
            else plain.set(idOf(n), textOf(n, version));
          }
          expect(draft.table.size).toBe(plain.size);
        }
        const sorted = [...plain].sort(([a], [b]) => (a < b ? -1 : 1));
        expect([...draft.table.texts()]).toEqual(sorted.map(([, text]) => text));
        records = draft.records();
        const plainTexts = [...plainBefore].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
        expect([...before.texts()]).toEqual(plainTexts);
        expect(sorted.map(([id]) => records.get(id))).toEqual(sorted.map(([, text]) => text));
        const slugOf = (text: string) => (JSON.parse(text) as { slug: string }).slug;
        expect(sorted.map(([, text]) => records.getBySlug(slugOf(text)))).toEqual(
          sorted.map(([, text]) => text),
        );
        const ids = [...new Set([...plainBefore.keys(), ...plain.keys()])];
        const changed = ids.filter((id) => plainBefore.get(id) !== plain.get(id));
        expect([...(records.changedSince(before) ?? [])].sort()).toEqual(changed.sort());
      }
    }),
    { numRuns: 40 },
  );
});
