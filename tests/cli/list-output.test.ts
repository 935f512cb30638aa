import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

const HOSTILE = 'one\ttwo\nthree\r\nfour \\t \u2028 five';

/** A store with casinos from a file, none of them from the sample. */
async function importedFolder(): Promise<string> {
  const folder = emptyFolder();
  const rows = [
    ['Tab Fox', HOSTILE, '€100', 4],
    ['Line Heron', 'Plain', '$20', 4.5],
    ['Äther', '=1+1', '', 3],
    ['ape 10', 'x', '€5', ''],
    ['ape 9', 'x', '1,000 EUR', 4.5],
  ].map(([name, description, minDeposit, stars]) => ({
    ...{
      name,
      description,
      minDeposit,
      bonuses: { welcome: 'None' },
      games: ['Slots'],
      paymentMethods: ['Visa'],
    },
    ...(stars === '' ? {} : { rating: Number(stars) * 2 }),
  }));
  writeFileSync(path.join(folder, 'casinos.json'), JSON.stringify(rows));
  const { code, stderr } = await runShell(
    folder,
    'croupier init --name Guide --quiet && croupier casinos import casinos.json --quiet',
  );
  expect(code, stderr).toBe(0);
  return folder;
}

test('tsv: each record is one line of as many cells as the header, and JSON escapes give every character back', async () => {
  const folder = await importedFolder();
  const { stdout } = await runShell(folder, 'croupier casinos list --format tsv --fields slug,description');
  // Also split where only some programs end a line.
  const lines = stdout.trimEnd().split(/[\n\r\v\f\u0085\u2028\u2029]/);
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe('slug\tdescription');
  for (const line of lines) expect(line.split('\t')).toHaveLength(2);
  const [, cell = ''] = lines.find((line) => line.startsWith('tab-fox\t'))?.split('\t') ?? [];
  const { stdout: json } = await runShell(folder, 'croupier casinos show tab-fox --json');
  expect(JSON.parse(`"${cell.replaceAll('"', '\\"')}"`)).toBe(JSON.parse(json).description);
  expect(stdout).toContain("\t'=1+1\n");
});

test.each([
  'casinos list',
  'bonuses list',
  'redirects list',
  'menus list',
  'users list',
  'media list',
  'history',
  'messages list',
  'styles history',
])('%s: tsv has the same cells as csv', async (list) => {
  const folder = await sampleFolder();
  const csv = await runShell(folder, `croupier ${list} --format csv`);
  const { stdout, stderr } = await runShell(folder, `croupier ${list} --format tsv`);
  expect(stderr).toBe('');
  const [header = '', ...rows] = stdout.replace(/\n$/, '').split('\n');
  expect(header.replaceAll('\t', ',')).toBe(csv.stdout.split('\n')[0]);
  for (const row of rows) expect(row.split('\t')).toHaveLength(header.split('\t').length);
});

test('--sort takes any field, several between commas, with blank ones last either way; a mistyped one is suggested', async () => {
  await runTranscript(
    await importedFolder(),
    `
    $ croupier casinos list --sort -minDeposit --format ids --limit 3 | wc -l
    3
    $ croupier casinos list --sort minDeposit --format tsv --fields name
    name
    ape 10
    Line Heron
    Tab Fox
    ape 9
    Äther
    $ croupier casinos list --sort=-minDeposit --format tsv --fields name
    name
    ape 9
    Tab Fox
    Line Heron
    ape 10
    Äther
    $ croupier casinos list --sort -rating,name --format tsv --fields name
    name
    ape 9
    Line Heron
    Tab Fox
    Äther
    ape 10
    $ croupier casinos export --sort name,rating | cut -d, -f1
    Name
    ape 9
    ape 10
    Äther
    Line Heron
    Tab Fox
    $ croupier casinos list --sort rating,-minDepposit
    ? 2
    ! There is no order of casinos called '-minDepposit'
    ! Did you mean '-minDeposit'?
    $ croupier posts list --sort -slug --where "slug=none" --json
    []
    `,
  );
});

test('the orders with a name, and the orders of redirects, hold beside those of fields', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos list --sort NAME --format tsv --fields slug
    slug
    brass-magpie
    copper-heron
    lantern-quay
    paper-kite
    $ croupier redirects list --sort source --format count
    …
    $ croupier users list --sort role,-username --format count
    …
    `,
  );
});

test('the history as csv and tsv has a line for each changed field, those of one record where one is asked for', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier casinos edit paper-kite --rating 4.5 --bonuses "Ten spins" --languages "Danish, English" --quiet
    $ croupier casinos feature paper-kite lantern-quay --quiet
    $ croupier history --format tsv --limit 2 | cut -f1,3-7,9
    change\tby\toperation\tcollection\trecord\tfield\tto
    …\towner\tcasinos.feature\tcasinos\t…\tisFeatured\ttrue
    …
    $ croupier history --record paper-kite --format tsv --limit 2 | cut -f5-7,9
    collection\trecord\tfield\tto
    casinos\tPaper Kite\tisFeatured\ttrue
    …
    $ croupier history --format tsv --operation casinos.edit | cut -f7,9 | sort
    bonuses.welcome\tTen spins
    field\tto
    languages\tDanish, English
    rating\t4.5
    $ croupier history --format csv --fields number,operation --limit 1
    number,operation
    …,casinos.feature
    $ croupier bonuses add --casino copper-heron --title "New one" --quiet
    $ croupier history --format csv --limit 1 | cut -d, -f4-
    operation,collection,record,field,from,to
    bonuses.add,bonuses,New one,,,
    $ croupier casinos rename paper-kite tin-kite --quiet
    $ croupier casinos edit tin-kite --name "Tin Kite" --quiet
    $ croupier history --record paper-kite --format tsv --operation casinos.feature | cut -f5-7,9
    collection\trecord\tfield\tto
    casinos\tTin Kite\tisFeatured\ttrue
    `,
  );
  const { stdout } = await runShell(folder, 'croupier history --json --limit 1');
  expect(Object.keys(JSON.parse(stdout)[0])).toContain('inserted');
});

test('--template prints a line for each record, of lists and of what is shown', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos list --sort -rating --limit 2 --template '{slug}\\t{rating} {{{bonuses.welcome}}}'
    copper-heron	9.2 {…}
    …
    $ croupier casinos show paper-kite copper-heron --template '{name} ({slug})'
    Paper Kite (paper-kite)
    Copper Heron (copper-heron)
    $ croupier homepage sections list --template '{id} {type}' | head -1
    1 …
    $ croupier casinos list --template '{slugg}'
    ? 2
    ! --template names a field that is not there: 'slugg'
    ! Did you mean 'slug'? The fields are: …
    $ croupier casinos list --country Iceland --template '{slug}'
    `,
  );
});
