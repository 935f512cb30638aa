import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileHashes, runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

const HEADER =
  'name,description,rating,safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating,bonuses,games,paymentMethods';

function row(name: string, rating = '4'): string {
  return `${name},Calm.,${rating},4,4,4,4,4,100% up to €100,Slots,Visa`;
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await sampleFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test('good rows become casinos, with a summary on stderr and nothing on stdout', async () => {
  const folder = await folderWith({
    'new.csv': `${HEADER}\n${row('Golden Fox')}\n${row('Silver Fox', '4.5')}\n`,
  });
  await runTranscript(
    folder,
    `
    $ croupier casinos import new.csv
    ! new.csv: 2 rows, 2 created (… s)
    ! 2 have no visit address, so no Visit button.
    ! Where a column has their domains, --map makes addresses of it too: --map name=visitUrl.
    ! Defaults were used for …languages (2 rows), currencies (2 rows), countries (2 rows)….
    $ croupier casinos show silver-fox --fields rating
    Rating	9
    $ croupier casinos import new.csv --quiet
    ? 7
    ! new.csv: 2 casinos exist already; nothing was imported
    !   Row 2: Casino with slug 'golden-fox' exists already
    !   Row 3: Casino with slug 'silver-fox' exists already
    ! Leave them as they are with --on-conflict skip, or change them with --on-conflict update.
    $ croupier casinos import new.csv --on-conflict skip --quiet
    $ croupier undo
    ! Took back casinos.import of …: Golden Fox, Silver Fox.
    `,
  );
});

test('the settings of an import are kept as a profile, and undo takes the import and its profile back', async () => {
  const folder = await folderWith({
    'one.csv': 'Brand,Blurb,Mark,Notes\nGolden Fox,Calm.,4,new\n',
    'two.csv': 'Brand,Blurb,Mark,Notes\nQuiet Owl,Late.,3,old\n',
  });
  await runTranscript(
    folder,
    `
    $ croupier casinos import one.csv --map Brand=name --map Blurb=description --map Mark=rating --ignore Notes --default bonuses=None --default games=Slots --default paymentMethods=Visa --save-profile Partners
    ! one.csv: 1 row, 1 created (… s)
    ! 1 has no visit address, so no Visit button.
    ! Where a column has their domains, --map makes addresses of it too: --map name=visitUrl.
    ! Defaults were used for …paymentMethods (1 row)….
    ! The settings are kept as Partners: --profile reads the next file so.
    $ croupier casinos import two.csv --profile partners --quiet
    $ croupier casinos show quiet-owl --fields description,rating
    Description	Late.
    Rating	6
    $ croupier casinos import two.csv --profile partner
    ? 5
    ! There is no import profile 'partner'
    ! Did you mean 'Partners'?
    $ croupier games import two.csv --profile partners
    ? 7
    ! two.csv: The import profile 'Partners' is for casinos
    ! Name another one.
    $ croupier profiles list --fields name,collection
    Partners	casinos
    $ croupier profiles save partners --collection casinos --map "House=name" --delimiter ";"
    ! Saved the import profile Partners.
    $ croupier profiles list
    Partners	casinos	House=name; delimiter ;
    $ croupier undo --steps 3
    ! Took back profiles.save of …: Partners.
    ! Took back casinos.import of …: Quiet Owl.
    ! Took back casinos.import of …: Golden Fox, Partners.
    $ croupier profiles list --format count
    0
    `,
  );
});

test('the same casino in two registers keeps the countries of both', async () => {
  const folder = await folderWith({
    'one.csv': `${HEADER},countries\n${row('Golden Fox')},Denmark\n`,
    'two.csv': 'slug,countries\ngolden-fox,Canada\n',
  });
  await runTranscript(
    folder,
    `
    $ croupier casinos import one.csv --quiet
    $ croupier casinos import two.csv --merge-lists countries --quiet
    ? 2
    ! Lists are merged into records that are updated, and this import updates none
    ! --merge-lists goes with --on-conflict update.
    $ croupier casinos import two.csv --merge-lists countries --on-conflict update --quiet
    $ croupier casinos show golden-fox --fields countries
    Countries	DK, CA
    `,
  );
});

test('one bad row and nothing is imported: ten messages and how many more, or all of them', async () => {
  const bad = Array.from({ length: 12 }, (_, i) => row(`Fox ${i}`, '9'));
  const folder = await folderWith({ 'bad.csv': [HEADER, row('Good'), ...bad, ''].join('\n') });
  const before = fileHashes(folder);
  const expectedErrors = (count: number) =>
    Array.from({ length: count }, (_, i) => `!   Row ${i + 3}: Rating must be a number between 0 and 5`).join(
      '\n',
    );
  await runTranscript(
    folder,
    `
    $ croupier casinos import bad.csv
    ? 6
    ! bad.csv: 12 errors in 12 rows; nothing was imported
    ${expectedErrors(10)}
    ! and 2 more errors; --all-errors tells every one
    ! Mend them, or import the good rows alone: --skip-invalid --rejects FILE.
    $ croupier casinos import bad.csv --all-errors
    ? 6
    ! bad.csv: 12 errors in 12 rows; nothing was imported
    ${expectedErrors(12)}
    ! Mend them, or import the good rows alone: --skip-invalid --rejects FILE.
    $ croupier casinos import bad.csv --skip-invalid --rejects left.csv --dry-run --quiet
    ? 8
    row 2 create good name: Good; description: Calm.; rating: 8; safetyRating: 8; gamesRating: 8; and 6 more fields
    …
    row 14 reject
    `,
  );
  expect(fileHashes(folder)).toEqual(before);
  const skipped = async (options: string) => {
    const { stderr } = await runShell(
      folder,
      `croupier casinos import bad.csv --skip-invalid --dry-run ${options}`,
    );
    return stderr.split('\n').filter((line) => /^ {2}Row|more error/.test(line));
  };
  expect((await skipped('')).slice(9)).toEqual([
    '  Row 12: Rating must be a number between 0 and 5',
    '  and 2 more errors; --all-errors tells every one',
  ]);
  expect(await skipped('--all-errors')).toHaveLength(12);

  const refused = await runShell(folder, 'croupier casinos import bad.csv --json');
  expect(refused.code).toBe(6);
  const document = JSON.parse(refused.stdout);
  expect(document).toMatchObject({
    change: null,
    dryRun: false,
    created: 0,
    rejected: 12,
    seconds: expect.any(Number),
  });
  expect(document.errors).toHaveLength(12);
  expect(document.errors[0]).toEqual({
    row: 3,
    line: 3,
    column: 'rating',
    value: '9',
    message: 'Row 3: Rating must be a number between 0 and 5',
  });
  const { error } = JSON.parse(refused.stderr.trimEnd().split('\n').at(-1) ?? '');
  expect(error).toMatchObject({ code: 'invalid', exitCode: 6 });
  expect(error.details).toEqual(document.errors.slice(0, 10));
});

test('the rejects file contains only the bad rows, and imports after corrections', async () => {
  const folder = await folderWith({ 'mixed.csv': [HEADER, row('Good'), row('Bad', '9'), ''].join('\n') });
  const done = await runShell(
    folder,
    'croupier casinos import mixed.csv --skip-invalid --rejects left.csv --json',
  );
  expect(done.code).toBe(8);
  const document = JSON.parse(done.stdout);
  expect(document).toMatchObject({
    dryRun: false,
    created: 1,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    rejected: 1,
  });
  expect(document.change).toMatch(/^[0-9a-f-]{36}$/);
  expect(document).not.toHaveProperty('plan');
  const left = readFileSync(path.join(folder, 'left.csv'), 'utf8');
  expect(left).toBe(`${HEADER},_row,_errors\n${row('Bad', '9')},3,Rating must be a number between 0 and 5\n`);
  writeFileSync(path.join(folder, 'mended.csv'), left.replace(',9,', ',4,'));
  expect((await runShell(folder, 'croupier casinos import mended.csv --quiet')).code).toBe(0);

  const none = await runShell(
    folder,
    'croupier casinos import mended.csv --on-conflict update --skip-invalid --rejects none.csv',
  );
  expect(none.code).toBe(0);
  expect(existsSync(path.join(folder, 'none.csv'))).toBe(false);
});

test('--rejects never overwrites the imported file, even through another path or a link', async () => {
  const text = [HEADER, row('Good'), row('Bad', '9'), ''].join('\n');
  const folder = await folderWith({ 'mix.csv': text });
  symlinkSync('mix.csv', path.join(folder, 'link.csv'));
  for (const rejects of ['mix.csv', './mix.csv', 'link.csv'])
    await runTranscript(
      folder,
      `
      $ croupier casinos import mix.csv --skip-invalid --rejects ${rejects}
      ? 2
      ! --rejects ${rejects} is the file that is imported, and its good rows would be lost
      ! Name another file for the bad rows.
      `,
    );
  expect(readFileSync(path.join(folder, 'mix.csv'), 'utf8')).toBe(text);
});

test('the rejects of a JSON import are JSON, to be mended and imported as they are', async () => {
  const record = { description: 'Calm.', rating: 8 };
  const folder = await folderWith({
    'mix.json': JSON.stringify([
      { ...record, name: 'Good' },
      { ...record, name: 'Bad', rating: 80 },
    ]),
  });
  await runTranscript(
    folder,
    `
    $ croupier casinos import mix.json --skip-invalid --rejects left.csv
    ? 2
    ! The bad rows of a JSON import are JSON, and left.csv ends in .csv
    ! Name it left.json.
    $ croupier casinos import mix.json --skip-invalid --rejects left.json --quiet
    ? 8
    `,
  );
  const left = path.join(folder, 'left.json');
  const [bad] = JSON.parse(readFileSync(left, 'utf8'));
  expect(bad).toMatchObject({ name: 'Bad', rating: 80, _row: 2 });
  writeFileSync(left, readFileSync(left, 'utf8').replace('80', '8'));
  expect((await runShell(folder, 'croupier casinos import left.json --quiet')).code).toBe(0);
});

test('a run without rejects removes the rejects file of the run before', async () => {
  const folder = await folderWith({
    'bad.csv': [HEADER, row('Bad', '9'), ''].join('\n'),
    'good.csv': [HEADER, row('Good'), ''].join('\n'),
  });
  const importing = (file: string) =>
    runShell(folder, `croupier casinos import ${file} --skip-invalid --rejects left.csv --quiet`);
  const left = path.join(folder, 'left.csv');
  expect((await importing('bad.csv')).code).toBe(8);
  expect(existsSync(left)).toBe(true);
  expect((await importing('good.csv')).code).toBe(0);
  expect(existsSync(left)).toBe(false);
});

test('a full export that a colleague has overtaken stops with who changed what, until --force', async () => {
  const folder = await folderWith({});
  await runTranscript(
    folder,
    `
    $ croupier casinos export --full --output mine.csv --quiet
    $ croupier casinos edit paper-kite --rating 1 --quiet
    $ sed -i s/Paper/Pepper/ mine.csv
    $ croupier casinos import mine.csv --on-conflict update
    ? 7
    ! mine.csv: 1 row conflicts with what is stored; nothing was imported
    !   Row …: Casino 'paper-kite' was changed by owner on … UTC (rating), after it was read
    ! Export again and repeat your changes there, or overwrite what changed with --force.
    $ croupier casinos import mine.csv --on-conflict update --force --quiet
    $ croupier casinos show paper-kite --fields name,rating
    Name	Pepper Kite
    Rating	7.1
    `,
  );
});

test('JSON on stdin, an empty JSON file and yes for true get plain error messages', async () => {
  const folder = await folderWith({
    'one.json': '[{"name":"One","description":"Calm."}]',
    'empty.json': '',
    'yes.csv': `${HEADER},isActive\n${row('Yes')},yes\n`,
  });
  await runTranscript(
    folder,
    `
    $ croupier casinos import - < one.json
    ? 6
    ! stdin: The file is JSON, and is read as CSV
    ! Say --input-format json, or ndjson.
    $ croupier casinos import empty.json
    ? 6
    ! empty.json: The file is empty
    ! Give an array of objects, or one object a line.
    $ croupier casinos import yes.csv
    ! isActive is 'yes' or the like in row 2, which counts as false: only true and 1 count as true
    ! yes.csv: 1 row, 1 created (… s)
    ! …
    `,
  );
});

test('an error lists all blank required fields of a new record at once', async () => {
  const folder = await folderWith({});
  await runTranscript(
    folder,
    `
    $ croupier casinos add --name "" --description ""
    ? 6
    ! Casino name is required
    !   name: Casino name is required
    !   description: Description is required
    `,
  );
});

test('a dry run predicts what the run then does', async () => {
  const folder = await folderWith({
    'plan.csv': [HEADER, row('Golden Fox'), 'Paper Kite,,4.5,,,,,,,,', 'Copper Heron,,,,,,,,,,', ''].join(
      '\n',
    ),
  });
  const line = 'croupier casinos import plan.csv --on-conflict update --json';
  const before = fileHashes(folder);
  const dry = JSON.parse((await runShell(folder, `${line} --dry-run`)).stdout);
  expect(fileHashes(folder)).toEqual(before);
  expect(dry).toMatchObject({ change: null, dryRun: true, created: 1, updated: 1, unchanged: 1 });
  expect(dry.plan).toMatchObject([
    {
      row: 2,
      slug: 'golden-fox',
      action: 'create',
      changes: { name: { before: null, after: 'Golden Fox' } },
    },
    { row: 3, slug: 'paper-kite', action: 'update', changes: { rating: { before: 7.1, after: 9 } } },
    { row: 4, slug: 'copper-heron', action: 'unchanged', changes: {} },
  ]);
  const { plan, change, dryRun, seconds, ...counts } = dry;
  expect(JSON.parse((await runShell(folder, line)).stdout)).toMatchObject({ ...counts, dryRun: false });
});

test('the extension of a file gives its format; otherwise --format is required', async () => {
  const folder = await folderWith({
    'casinos.txt': `${HEADER}\n${row('From Text')}\n`,
    'casinos.ndjson': '{"name":"From Lines","description":"Calm.","rating":8}\n',
  });
  await runTranscript(
    folder,
    `
    $ croupier casinos import casinos.txt
    ? 2
    ! Please select a CSV file
    ! casinos.txt ends in none of .csv .tsv .xlsx .json .ndjson: say what it is with --input-format.
    $ croupier casinos import casinos.txt --input-format csv --quiet
    $ croupier casinos show from-text --fields rating
    Rating	8
    $ croupier casinos import gone.csv
    ? 5
    ! There is no file gone.csv
    ! Check its name and folder.
    $ croupier casinos import casinos.txt --input-format csv --rejects left.csv
    ? 2
    ! --rejects goes with --skip-invalid
    ! Give both, to import the good rows and keep the bad ones.
    `,
  );
});

test('import reads stdin, and options name columns, delimiters and skipped lines', async () => {
  const folder = await sampleFolder();
  const odd = 'As of 2026-01-05\nBrand;About;Overall\nOdd Fox;Calm.;8\n';
  const options =
    '--skip-lines 1 --map "Brand=name" --map "About=description" --map Overall=rating --scale 10 --default safetyRating=7 ' +
    '--default gamesRating=7 --default bonusesRating=7 --default supportRating=7 --default payoutsRating=7 ' +
    '--default bonuses=None --default games=Slots --default paymentMethods=Visa';
  const done = await runShell(folder, `croupier casinos import - ${options} --json`, { stdin: odd });
  expect(done.code, done.stderr).toBe(0);
  expect(JSON.parse(done.stdout)).toMatchObject({ created: 1, errors: [] });
  const shown = await runShell(
    folder,
    'croupier casinos show odd-fox --json --fields rating,safetyRating,games',
  );
  expect(JSON.parse(shown.stdout)).toEqual({ rating: 8, safetyRating: 7, games: ['Slots'] });
});

test('an import that fails has the literal heading', async () => {
  const folder = await folderWith({ 'new.csv': `${HEADER}\n${row('Golden Fox')}\n` });
  const done = await runShell(folder, 'croupier casinos import new.csv --store nowhere');
  expect(done.code).toBe(1);
  expect(done.stderr).toMatch(
    /^An error occurred during import\. Please try again\.\n.*nowhere is not there\ncroupier init/,
  );
});

test('a full export imports back as unchanged, in every format', async () => {
  const folder = await sampleFolder();
  for (const format of ['csv', 'json', 'ndjson']) {
    const exported = await runShell(
      folder,
      `croupier casinos export --full --format ${format} --output all.${format} --quiet`,
    );
    expect(exported).toEqual({ code: 0, stdout: '', stderr: '' });
    const { stdout } = await runShell(
      folder,
      `croupier casinos import all.${format} --on-conflict update --json`,
    );
    expect(JSON.parse(stdout), format).toMatchObject({
      change: null,
      unchanged: 4,
      updated: 0,
      created: 0,
      warnings: [],
    });
  }
});

test('a result file is written whole or not at all', async () => {
  const folder = await folderWith({ 'list.csv': 'as it was\n' });
  const failed = await runShell(folder, 'croupier casinos export --country Atlantis --output list.csv');
  expect(failed.code).toBe(2);
  expect(readFileSync(path.join(folder, 'list.csv'), 'utf8')).toBe('as it was\n');
  expect(Object.keys(fileHashes(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  await runTranscript(
    folder,
    `
    $ croupier casinos export --output list.csv
    ! Wrote 4 casinos to list.csv.
    $ head -2 list.csv
    Name,Rating,Status,Featured,Created
    …,…
    `,
  );
});

test('--output writes through a symbolic link and into a pipe, and replaces neither', async () => {
  const folder = await folderWith({ 'real.csv': 'as it was\n' });
  await runTranscript(
    folder,
    `
    $ chmod 600 real.csv && ln -s real.csv link.csv && mkfifo pipe
    $ croupier casinos export --output link.csv --quiet
    $ test -L link.csv && stat -c %a real.csv && head -1 real.csv
    600
    Name,Rating,Status,Featured,Created
    $ timeout 20 cat pipe > got & croupier casinos export --output pipe --quiet; wait; test -p pipe && head -1 got
    Name,Rating,Status,Featured,Created
    `,
  );
});

test('one casino is counted in the singular, and an error of the whole file is printed once', async () => {
  await runTranscript(
    await folderWith({
      'one.csv':
        'name,description,rating,bonuses,games,paymentMethods,isActive\nLone Fox,Calm.,4,None,Slots,Visa,false\n',
      'open.csv': 'name,description,rating,bonuses,games,paymentMethods\n"Lone Fox,Calm.\n',
    }),
    `
    $ croupier casinos import one.csv --no-defaults
    ! one.csv: 1 row, 1 created (… s)
    ! 1 is inactive: visitors do not see it.
    ! 1 has no visit address, so no Visit button.
    ! Where a column has their domains, --map makes addresses of it too: --map name=visitUrl.
    $ croupier casinos import open.csv
    ? 6
    ! open.csv: 1 error in 1 row; nothing was imported
    !   Row 2: The quote that opens a cell on line 2 is never closed
    ! Mend them, or import the good rows alone: --skip-invalid --rejects FILE.
    `,
  );
});

test.each([
  ['windows-1252', 0],
  ['latin1', 0],
  ['windows-1252', 300_000],
])(
  'a file in %s keeps its quotes, dashes and euro signs, in text and in HTML, with %i bytes more',
  async (encoding, more) => {
    const folder = await folderWith({});
    const cell = `<p>\u0093Fair\u0094 \u0096 5 \u0080</p>${'x'.repeat(more)}`;
    const csv = `slug,title,content\nrules,\u0093Fair\u0094 \u0096 5 \u0080,${cell}\n`;
    writeFileSync(path.join(folder, 'pages.csv'), Buffer.from(csv, 'latin1'));
    const { stderr } = await runShell(folder, `croupier pages import pages.csv --encoding ${encoding}`);
    expect(stderr).toMatch(/^pages\.csv: 1 row, 1 created/);
    const { stdout } = await runShell(folder, 'croupier pages show rules --json --fields title,content');
    expect(JSON.parse(stdout)).toEqual({
      title: '“Fair” – 5 €',
      content: `<p>“Fair” – 5 €</p>${'x'.repeat(more)}`,
    });
  },
);

test('a profile reads its own rejects, and what of it does not hold is left out', async () => {
  const folder = await folderWith({
    'register.csv': `Register\nAs of today\n${HEADER}\n${row('Golden Fox', '9')}\n${row('Quiet Owl')}\n`,
    'plain.csv': `${HEADER}\n${row('Still Elk')}\n`,
  });
  await runTranscript(
    folder,
    `
    $ croupier casinos import register.csv --skip-lines 2 --save-profile Register --skip-invalid --rejects bad.csv --quiet
    ? 8
    `,
  );
  const rejects = path.join(folder, 'bad.csv');
  writeFileSync(rejects, readFileSync(rejects, 'utf8').replace(',9,', ',4,'));
  await runTranscript(
    folder,
    `
    $ croupier casinos import bad.csv --profile Register
    ! The file has rows that an import rejected, with a header of their own: it is read from its first line
    ! bad.csv: 1 row, 1 created (… s)
    ! …
    ! …
    ! …
    $ croupier casinos import plain.csv --without skip-lines
    ? 2
    ! --without goes with --profile or --source
    ! …
    $ croupier casinos import plain.csv --profile Register --without skip-lines
    ! plain.csv: 1 row, 1 created (… s)
    ! …
    ! …
    ! …
    `,
  );
});
