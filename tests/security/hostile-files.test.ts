import {
  createPerform,
  memoryStorage,
  type Operation,
  type Perform,
  runtime,
  setFieldValue,
} from '@croupier/core';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '../long-run.js';
import { DISALLOWED_CHARACTERS, HOSTILE_TEXTS, shardOf, textsWithPaths } from './hostile-values.js';
import { RECORD_KINDS, type RecordInput, type RecordKind } from './record-kinds.js';

type Leaf = RecordKind['leaves'][number];

interface Summary {
  found: number;
  created: number;
  unchanged: number;
  rejected: number;
  errors: { row: number; column?: string; message: string; value?: string }[];
}

/** What each store gives a record anew. */
const ITS_OWN = ['id', 'createdAt', 'updatedAt', 'parentId', 'casinoId'];
/** Values that a spreadsheet would run as a formula. */
const RUN = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;
const NUMBER = /^-\d+(\.\d+)?$/;

const opened = (): Perform => createPerform(memoryStorage(), runtime);
const withFiles = RECORD_KINDS.filter((noun) => noun.import !== undefined);

describe.each(withFiles.map((noun) => [noun.name, noun] as const))('%s', (_name, noun) => {
  const trials = noun.leaves.flatMap((fieldPath, at) =>
    shardOf(Object.entries(HOSTILE_TEXTS), at, isLongRun).map(([what, text]) => ({
      leaf: fieldPath,
      what,
      text,
    })),
  );

  test.each(['csv', 'ndjson'] as const)(
    'a hostile cell of %s is rejected with its column, or exported unchanged',
    async (format) => {
      const perform = opened();
      const summary = await imported(perform, noun, fileOf(noun, trials, format), format);
      expect(summary.found).toBe(trials.length);
      const wrong = summary.errors.flatMap(({ row, column, message }) => {
        const trial = trials[row - (format === 'csv' ? 2 : 1)];
        if (trial !== undefined && names({ column, message }, trial.leaf)) return [];
        return [`${trial?.leaf.column} given ${trial?.what}: ${column}: ${message}`];
      });
      expect(wrong).toEqual([]);
      expect(
        summary.errors.every(({ message, value = '' }) => message.length < 2_000 && value.length <= 100),
      ).toBe(true);
      expect(summary.created).toBe(trials.length - summary.rejected);
      expect(summary.created).toBeGreaterThan(0);
      expect(summary.rejected).toBeGreaterThan(0);
      expect(({} as RecordInput).polluted).toBeUndefined();

      const records = await noun.list(perform);
      const texts = records.flatMap((record) => [...textsWithPaths(record)]);
      expect(texts.filter(([, text]) => DISALLOWED_CHARACTERS.test(text))).toEqual([]);

      const csv = await exported(perform, noun, 'csv');
      const cells: string[][] = parse(csv);
      expect(cells.flat().filter((cell) => RUN.test(cell) && !NUMBER.test(cell))).toEqual([]);
      const again = await imported(perform, noun, csv, 'csv', { onConflict: 'update' });
      expect(again).toMatchObject({ unchanged: records.length, errors: [] });

      for (const way of ['csv', 'ndjson', 'json'] as const) {
        const other = opened();
        const taken = await imported(other, noun, await exported(perform, noun, way), way);
        expect(taken, way).toMatchObject({ created: records.length, errors: [] });
        expect(told(await noun.list(other)), way).toEqual(told(records));
      }
    },
  );
});

/** A file with a row for each trial: valid, except for the one field. */
function fileOf(noun: RecordKind, trials: { leaf: Leaf; text: string }[], format: 'csv' | 'ndjson'): string {
  const records = trials.map(({ leaf: fieldPath, text }, n) => {
    const record = noun.right?.(n) ?? {};
    setFieldValue(
      record,
      fieldPath,
      format === 'csv' || !fieldPath.field.valueType.name.startsWith('list') ? text : [text],
    );
    return record;
  });
  if (format === 'ndjson') return records.map((record) => `${JSON.stringify(record)}\n`).join('');
  const rows = records.map((record) => noun.leaves.map((fieldPath) => cellOf(record, fieldPath)));
  return [noun.leaves.map(({ column }) => column), ...rows].map(lineOf).join('');
}

function cellOf(record: RecordInput, fieldPath: Leaf): string {
  const held = fieldPath.path.reduce<unknown>(
    (part, step) => (part as RecordInput | undefined)?.[step],
    record,
  );
  if (held === undefined) return '';
  return typeof held === 'string' ? held : fieldPath.field.valueType.format(held);
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
}

async function imported(
  perform: Perform,
  noun: RecordKind,
  source: string,
  format: string,
  more: object = {},
): Promise<Summary> {
  const wishes = noun.name === 'casinos' ? { noDefaults: true } : {};
  const input = { source, format, skipInvalid: true, ...wishes, ...more };
  return (await perform(noun.import as Operation, input)).result as Summary;
}

async function exported(perform: Perform, noun: RecordKind, format: string): Promise<string> {
  let whole = '';
  const onChunk = (piece: string | Uint8Array) => {
    whole += typeof piece === 'string' ? piece : new TextDecoder().decode(piece);
  };
  await perform(noun.export as Operation, { full: true, format }, { onChunk });
  return whole;
}

function names(
  { column, message }: { column: string | undefined; message: string },
  fieldPath: Leaf,
): boolean {
  return (
    column?.toLowerCase() === fieldPath.column.toLowerCase() ||
    column === fieldPath.path.join('.') ||
    message.includes(fieldPath.field.title)
  );
}

/** Records as texts in one order, without what each store gives anew. */
function told(records: readonly unknown[]): string[] {
  const order = (key: string, value: unknown): unknown => {
    // In a file an empty text and a missing one are the same.
    if (ITS_OWN.includes(key) || value === '') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return records.map((record) => JSON.stringify(record, order)).sort();
}
