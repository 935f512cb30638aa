import { describe, expect, test } from 'vitest';
import { casinosImport } from '../../collections/casinos/casinos-transfer.js';
import { csvLine } from '../../csv/csv-records.js';
import { HEADER, openImportStore } from '../testing/import-store.js';
import { profilesSave, profilesShow } from './profiles.js';

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

describe('a file of rejected rows', () => {
  const above = 'Register of casinos\n"as of today, unsigned"\n';
  const header = 'Marke;Text;Note;Boni;Spiele;Zahlung';
  const map = {
    name: 'Marke',
    description: 'Text',
    rating: 'Note',
    bonuses: 'Boni',
    games: 'Spiele',
    paymentMethods: 'Zahlung',
  };
  const rows = 'M\xfcnze;gut \x96 5 \x80;9;x;x;x\nEule;x;4;x;x;x\n';
  const columns = header.split(';');
  const SOURCES = [
    { title: 'with lines above its header', text: `${above}${header}\n${rows}`, settings: { skipLines: 2 } },
    { title: 'without a header', text: rows, settings: { columns } },
    {
      title: 'without a header and with lines above',
      text: `${above}${rows}`,
      settings: { columns, skipLines: 2 },
    },
  ];

  test.each(SOURCES)(
    'of a source $title is read with the profile of that source',
    async ({ text, settings }) => {
      const store = openImportStore();
      const kept = { ...settings, map, encoding: 'windows-1252', delimiter: ';' } as const;
      const latin1 = (file: string) => [Buffer.from(file, 'latin1')];
      let rejects = '';
      const first = await store.perform(
        casinosImport,
        { source: chunks(latin1(text)), ...kept, skipInvalid: true, saveProfile: 'Register' },
        {
          onChunk(piece) {
            rejects += piece;
          },
        },
      );
      expect(first.result).toMatchObject({ created: 1, rejected: 1 });
      const mended = rejects.replace(',9,', ',4,');
      const saved = [
        [Buffer.from(mended)],
        [Buffer.from(`\ufeff${mended}`)],
        // Saved again by a spreadsheet, in its own way.
        [Buffer.from(mended.replaceAll('–', '\x96').replaceAll('€', '\x80').replaceAll(',', ';'), 'latin1')],
      ];
      for (const file of saved) {
        const { result } = await store.perform(
          casinosImport,
          { source: chunks(file), profile: 'Register' },
          { dryRun: true },
        );
        expect(result).toMatchObject({ created: 1, warnings: [{ reason: 'file.rejected-rows' }] });
      }
      await store.perform(casinosImport, { source: chunks(saved[2] ?? []), profile: 'Register' });
      expect(await store.all()).toContainEqual(
        expect.objectContaining({ name: 'Münze', description: 'gut – 5 €', rating: 8 }),
      );
      const next = await store.perform(casinosImport, {
        source: chunks(latin1(text.replace(';9;', ';5;'))),
        profile: 'Register',
        onConflict: 'update',
      });
      expect(next.result).toMatchObject({ updated: 1, unchanged: 1, warnings: [] });
    },
  );

  test('that cannot be read as it is needs no profile of its own: settings of a profile can be left out', async () => {
    const store = openImportStore();
    const kept = { skipLines: 2, map, delimiter: ';', columns, onConflict: 'update' } as const;
    await store.perform(profilesSave, { name: 'Register', collection: 'casinos', settings: kept });
    const plain = { profile: 'Register', without: ['skipLines', 'columns', 'delimiter', 'map'] as const };
    const file = ROWS.map((cells) => `${csvLine(cells)}\n`)
      .join('')
      .replace(',9,', ',4,')
      .replace('Elk,,', 'Elk,x,');
    const { result } = await store.take(file, {
      ...plain,
      without: [...plain.without],
      saveProfile: 'Plain',
    });
    expect(result).toMatchObject({ created: 3 });
    const { settings } = (await store.perform(profilesShow, { record: 'Plain' })).result;
    expect(settings).toEqual({ onConflict: 'update' });
  });
});

async function* chunks(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}
