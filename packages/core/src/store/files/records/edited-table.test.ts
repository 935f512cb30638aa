import { expect, test } from 'vitest';
import { casino } from '../../../collections/casinos/casino.js';
import { idInText } from '../../serialized/text-identity.js';
import type { RecordEdit } from '../history/record-edit.js';
import { EditedTable } from './edited-table.js';
import { RecordFile } from './record-file.js';

/** Whole numbers below a bound, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

const idOf = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;

function record(n: number, rating: number): string {
  const now = '2026-01-01T00:00:00.000Z';
  const input = { id: idOf(n), slug: `casino-${n}`, name: `Casino ${n}`, description: 'Calm.', rating };
  const check = casino.check({ ...input, createdAt: now, updatedAt: now });
  if ('issues' in check) throw new Error(JSON.stringify(check.issues));
  return JSON.stringify(check.value);
}

const fileOf = (texts: Iterable<string>) =>
  new RecordFile(Buffer.concat([...RecordFile.encode([...texts].map((text) => Buffer.from(text)))]));

const edit = (id: string, did: 'update' | 'remove', rating: number): RecordEdit =>
  did === 'remove'
    ? { in: 'casinos', id, did, before: {} }
    : { in: 'casinos', id, did, before: {}, after: { rating }, hash: '' };

const refuse = (error: unknown) => {
  throw error;
};

test('a table tells what differs from an earlier one, through edits, deletions, new files and checkpoints', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const pick = numbers(seed);
    let table = new EditedTable(fileOf(Array.from({ length: 12 }, (_, n) => record(2 * n, 5))));
    let edits: RecordEdit[] = [];
    const tables = [table];
    for (let step = 0; step < 12; step++) {
      const kind = pick(6);
      const known = [...table.texts()].map((text) => (JSON.parse(text) as { id: string }).id);
      const id = known[pick(known.length)] as string;
      if (kind < 4) {
        edits = [...edits, edit(id, kind === 0 && known.length > 4 ? 'remove' : 'update', pick(10))];
        table = table.with(edits, refuse);
      } else {
        const added = kind === 5 ? [record(2 * pick(12) + 1, 1)] : [];
        const before = new Map([...table.texts(), ...added].map((text) => [text.slice(7, 43), text]));
        table = new EditedTable(
          fileOf([...before].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)),
        );
        edits = [];
      }
      tables.push(table);
    }
    for (const [i, earlier] of tables.entries()) {
      const texts = [...earlier.texts()];
      expect(earlier.size).toBe(texts.length);
      for (const later of tables.slice(i)) {
        const differing = [...texts, ...later.texts()].map(idInText);
        const changed = new Set(differing.filter((id) => later.get(id) !== earlier.get(id)));
        const told = [...(later.changedSince(earlier) ?? [])].filter((one) => one !== undefined);
        expect(new Set(told)).toEqual(changed);
        for (const text of later.texts()) expect(later.get(text.slice(7, 43))).toBe(text);
      }
    }
  }
});

test('a deleted record is found neither by id nor by slug, and an edited one by both', () => {
  const edits = [edit(idOf(1), 'remove', 0), edit(idOf(2), 'update', 9)];
  const table = new EditedTable(fileOf([record(1, 5), record(2, 5)])).with(edits, refuse);
  expect([table.get(idOf(1)), table.getBySlug('casino-1')]).toEqual([undefined, undefined]);
  expect(table.get(idOf(2))).toContain('"rating":9');
  expect(table.getBySlug('casino-2')).toBe(table.get(idOf(2)));
  expect(table.getBySlug('casino-3')).toBeUndefined();
});
