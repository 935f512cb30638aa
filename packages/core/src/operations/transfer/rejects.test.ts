import { expect, test } from 'vitest';
import { csvLine } from '../../csv/csv-records.js';
import { HEADER, openImportStore } from '../testing/import-store.js';

const RECORD = {
  description: 'x',
  rating: 4,
  bonuses: { welcome: 'x' },
  games: ['x'],
  paymentMethods: ['x'],
};
const ROWS = [
  HEADER.split(','),
  ['Fox', 'x', '9', 'x', 'x', 'x'],
  ['Owl', 'x', '4', 'x', 'x', 'x'],
  ['Elk', '', '4', 'a\tb, c', 'x', 'x'],
];
const RECORDS = [
  { ...RECORD, name: 'Fox', rating: 90 },
  { ...RECORD, name: 'Owl' },
  { ...RECORD, name: 'Elk', description: '', bonuses: { welcome: 'a\tb, c' } },
];

interface MendableFile {
  format: 'csv' | 'tsv' | 'json' | 'ndjson';
  source: string;
  /** The replacements that correct the first bad row and then the second. */
  mends: readonly (readonly [string, string])[];
}

const FILES: MendableFile[] = [
  {
    format: 'csv',
    source: ROWS.map((cells) => `${csvLine(cells)}\n`).join(''),
    mends: [
      [',9,', ',4,'],
      ['Elk,,', 'Elk,x,'],
    ],
  },
  {
    format: 'tsv',
    source: ROWS.map((cells) => `${csvLine(cells, '\t')}\n`).join(''),
    mends: [
      ['\t9\t', '\t4\t'],
      ['Elk\t\t', 'Elk\tx\t'],
    ],
  },
  ...(['json', 'ndjson'] as const).map(
    (format): MendableFile => ({
      format,
      source:
        format === 'json'
          ? JSON.stringify(RECORDS)
          : RECORDS.map((record) => `${JSON.stringify(record)}\n`).join(''),
      mends: [
        ['90', '9'],
        ['"description":""', '"description":"x"'],
      ],
    }),
  ),
];

test.each(FILES)(
  'rejected rows of a $format file make a file of the same format, ready to correct and import',
  async ({ format, source, mends }) => {
    const store = openImportStore();
    const mend = (text: string, index: number) => text.replace(...(mends[index] as [string, string]));
    const rejectsOf = async (text: string) => {
      let rejects = '';
      const onChunk = (piece: string | Uint8Array) => {
        rejects += piece;
      };
      const { result } = await store.take(text, { format, skipInvalid: true }, { onChunk });
      return { result, rejects };
    };

    const first = await rejectsOf(source);
    expect(first.result).toMatchObject({ created: 1, rejected: 2 });
    if (format === 'json') expect(JSON.parse(first.rejects)).toHaveLength(2);

    const second = await rejectsOf(mend(first.rejects, 0));
    expect(second.result).toMatchObject({ created: 1, rejected: 1, warnings: [] });
    for (const name of ['_row', '_errors']) expect(second.rejects.split(name)).toHaveLength(2);

    const third = await rejectsOf(mend(second.rejects, 1));
    expect(third).toMatchObject({ result: { created: 1, rejected: 0, warnings: [] }, rejects: '' });
    expect((await store.one('elk')).bonuses.welcome).toBe('a\tb, c');
  },
);
