import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const CROUPIER = path.join(ROOT, 'packages/cli/bin/croupier.js');
const TEMPLATE =
  'name,description,rating,safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating,bonuses,games,paymentMethods,licenses,languages,currencies,countries,pros,cons,features,isActive,isFeatured';

interface CommandResult {
  code: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the command says in JSON
  json: any;
  stderr: string;
}

let store: string;

beforeEach(async () => {
  store = path.join(mkdtempSync(path.join(os.tmpdir(), 'croupier-examples-')), 'store');
  await croupier('init', store, '--name', 'Examples');
});

afterEach(() => rmSync(path.dirname(store), { recursive: true, force: true }));

test('the example casinos have the columns of the template and visit links, and import without an error', async () => {
  expect(example('casinos.csv').split('\n')[0]).toBe(`${TEMPLATE},visitUrl`);
  const { code, json, stderr } = await importExample('casinos.csv');
  expect(code, stderr).toBe(0);
  expect(json).toMatchObject({ created: 40, withoutVisitUrl: 4, rejected: 0, errors: [], warnings: [] });
  expect(await show('tui-landing')).toMatchObject({
    name: 'Tūī Landing',
    visitUrl: 'https://www.tui-landing.example',
    rating: 9.2,
    languages: ['English', 'Māori'],
    countries: ['NZ', 'AU'],
    isActive: true,
    isFeatured: true,
  });
  expect(await show('duskfield')).toMatchObject({ cons: ['Opening hours, obviously'] });
  expect(await show('the-idle-abacus')).toMatchObject({ description: expect.stringContaining('\n\n') });
  expect(await show('kaze-no-minato')).toMatchObject({ games: ['バカラ', 'スロット', 'ライブディーラー'] });
  expect(await show('tin-kettle')).toMatchObject({ isActive: false, isFeatured: false, licenses: [] });
  expect(await show('tin-kettle')).not.toHaveProperty('visitUrl');
});

test('the example with mistakes has every message that an import has for a row, and three good rows', async () => {
  const { code, json } = await importExample('casinos-with-mistakes.csv');
  expect(code).toBe(6);
  const said = json.errors.map(({ message }: { message: string }) => message);
  expect(said).toEqual(
    expect.arrayContaining([
      'Row 3: Name is required',
      'Row 4: Description is required',
      'Row 5: Rating must be a number between 0 and 5',
      'Row 6: Safety Rating must be a number between 0 and 5',
      'Row 7: Games Rating must be a number between 0 and 5',
      'Row 8: Bonuses Rating must be a number between 0 and 5',
      'Row 9: Support Rating must be a number between 0 and 5',
      'Row 10: Payouts Rating must be a number between 0 and 5',
      'Row 11: Bonuses information is required',
      'Row 12: Games information is required',
      'Row 13: Payment methods are required',
    ]),
  );
  const wrong = new Set(json.errors.map(({ row }: { row: number }) => row));
  const good = Array.from({ length: 20 }, (_, i) => i + 2).filter((row) => !wrong.has(row));
  expect(good).toContain(14);
  expect(good).toContain(21);
  expect(json.warnings.join()).toContain('established');
  const { json: left } = await croupier('casinos', 'list', '--store', store, '--json');
  expect(left).toEqual([]);
});

test('a register with a date line and no header becomes one casino for each line, except a duplicate slug', async () => {
  const file = example('register.csv');
  expect(file.startsWith('\uFEFF2026')).toBe(true);
  const { code, json, stderr } = await importExample(
    'register.csv',
    ...['--skip-lines', '1', '--columns', 'name', '--map', 'name=visitUrl', '--skip-invalid'],
    ...[
      'description=Listed.',
      'rating=0',
      'bonuses=Unknown',
      'games=Unknown',
      'paymentMethods=Unknown',
    ].flatMap((standIn) => ['--default', standIn]),
  );
  expect(code, stderr).toBe(8);
  expect(json).toMatchObject({ created: 10, rejected: 1 });
  expect(json.errors).toMatchObject([{ row: 7, value: expect.stringContaining('rod-lanterne-example') }]);
  expect(await show('larkspur-bets-example')).toMatchObject({
    name: 'larkspur-bets.example',
    visitUrl: 'https://larkspur-bets.example',
  });
  expect(await show('gravelbank-example-en-play')).toMatchObject({
    visitUrl: 'https://gravelbank.example/en/play',
  });
  expect(await show('rod-lanterne-example')).toMatchObject({ visitUrl: 'https://rod-lanterne.example' });
});

function example(name: string): string {
  return readFileSync(path.join(ROOT, 'examples', name), 'utf8');
}

function importExample(name: string, ...options: string[]): Promise<CommandResult> {
  const file = path.join(ROOT, 'examples', name);
  return croupier('casinos', 'import', file, '--store', store, '--json', '--all-errors', ...options);
}

async function show(slug: string): Promise<object> {
  return (await croupier('casinos', 'show', slug, '--store', store, '--json')).json;
}

function croupier(...args: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CROUPIER, ...args], (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      resolve({ code, json: /^[[{]/.test(stdout) ? JSON.parse(stdout) : undefined, stderr });
    });
  });
}
