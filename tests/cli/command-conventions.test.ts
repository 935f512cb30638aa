import { expect, test } from 'vitest';
import { emptyFolder, fileHashes, runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

test('a mistyped noun, verb, option, word, slug or field gets the nearest one suggested', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casnos list
    ? 2
    ! croupier knows no 'casnos'
    ! Did you mean 'casinos'?
    $ croupier casinos lst
    ? 2
    ! Unknown command 'lst'
    ! Did you mean 'list'?
    $ croupier history --limit 5 shw
    ? 2
    ! Unknown command 'shw'
    ! Did you mean 'show'?
    $ croupier --bogus
    ? 2
    ! Unknown option '--bogus'
    ! croupier --help lists the nouns.
    $ croupier --jsno
    ? 2
    ! Unknown option '--jsno'
    ! Did you mean '--json'?
    $ croupier casinos list --serach fox
    ? 2
    ! Unknown option '--serach'
    ! Did you mean '--search'?
    $ croupier casinos list --status activ
    ? 2
    ! --status must be one of active, inactive, featured, blacklisted, not 'activ'
    ! Did you mean 'active'?
    $ croupier casinos list --format jsn
    ? 2
    ! --format must be one of table, json, ndjson, csv, tsv, ids, count, not 'jsn'
    ! Did you mean 'json'?
    $ croupier casinos show copper-hern
    ? 5
    ! Casino Not Found
    !   The casino you're looking for doesn't exist.
    !   Casino 'copper-hern' is not there
    ! Did you mean 'copper-heron'?
    $ croupier casinos list --fields slugg
    ? 2
    ! There is no field 'slugg'
    ! Did you mean 'slug'? The fields are: id, slug, name, …
    $ croupier casinos list --fields ""
    ? 2
    ! --fields names no field
    ! The fields are: id, slug, name, …
    $ croupier casinos edit copper-heron --blacklist-severity higher
    ? 6
    ! Blacklist Severity must be one of low, medium, high
    !   given: 'higher'
    ! Did you mean 'high'?
    $ croupier casinos list --country Danmark
    ? 2
    ! --country must name a country or its two-letter code, not 'Danmark'
    ! Did you mean 'Denmark'?
    $ croupier casinos rename copper-heron "Bad Slug"
    ? 6
    ! Slug must be lowercase letters, digits and single hyphens
    !   given: 'Bad Slug'
    $ croupier casinos edit copper-heron --slug "Bad Slug"
    ? 6
    ! Slug must be lowercase letters, digits and single hyphens
    !   given: 'Bad Slug'
    $ croupier casinos blacklist copper-heron --date tomorrow
    ? 6
    ! Blacklist Date must be a day like 2026-01-05
    !   given: 'tomorrow'
    $ croupier casinos feature ""
    ? 2
    ! A record is named by its slug, its id, or the first characters of its id
    $ croupier serve --port 70000
    ? 2
    ! --port must be at most 65535, not '70000'
    ! Give a lower one.
    $ croupier casinos
    ? 2
    ! Say which verb: list, show, open, add, edit, activate, deactivate, feature, unfeature, blacklist, unblacklist, rename, merge, distinct, delete, import, export, template
    ! croupier casinos --help shows what it takes.
    `,
  );
});

test('a word that a command does not expect is told the option for it, where there is one', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier build out
    ? 2
    ! Too many arguments for 'build'. Expected 0 arguments but got 1.
    ! Give it as --out out.
    $ croupier casinos export "my casinos.csv"
    ? 2
    ! Too many arguments for 'export'. Expected 0 arguments but got 1.
    ! Give it as --output "my casinos.csv".
    $ croupier casinos list copper heron
    ? 2
    ! Too many arguments for 'list'. Expected 0 arguments but got 2.
    ! Give it as --search "copper heron".
    $ croupier serve 8080
    ? 2
    ! Too many arguments for 'serve'. Expected 0 arguments but got 1.
    ! Give it as --port 8080.
    $ croupier doctor croupier-data
    ? 2
    ! Too many arguments for 'doctor'. Expected 0 arguments but got 1.
    ! Give it as --store croupier-data.
    $ croupier tracking summary out.csv
    ? 2
    ! Too many arguments for 'summary'. Expected 0 arguments but got 1.
    ! croupier tracking summary --help shows what it takes.
    `,
  );
});

test('an option without its value, which took the name of the next option, says so', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier posts add --title Payouts --is-published --content x
    ? 2
    ! Too many arguments for 'add'. Expected 0 arguments but got 1.
    ! --is-published took --content as its value. Give it one of its own before --content.
    $ croupier posts add --title --content x
    ? 2
    ! Too many arguments for 'add'. Expected 0 arguments but got 1.
    ! --title took --content as its value. Give it one of its own before --content.
    `,
  );
});

test('an option with one value is refused when a second one is given, unless it is the same', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos list --limit 1 --limit 2
    ? 2
    ! --limit is given twice
    ! Give it once; where it takes several, put commas between them.
    $ croupier build --out site --base-url https://guide.example --host netlify --host nginx
    ? 2
    ! --host is given twice
    ! Give it once; where it takes several, put commas between them.
    $ croupier --store croupier-data casinos list --store other
    ? 2
    ! --store is given twice
    ! Give it once; where it takes several, put commas between them.
    $ croupier casinos list --limit 1 --limit 1 --where 'rating>5' --where 'isActive=true' --fields slug --format csv
    slug
    copper-heron
    `,
  );
});

test('without a terminal, a missing value is an error that names it, not a prompt', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos add
    ? 2
    ! Casino name is required
    ! Give it with --name.
    $ croupier casinos add --name "Golden Fox"
    ? 2
    ! Description is required
    ! Give it with --description.
    $ croupier casinos delete copper-heron
    ? 2
    ! Are you sure you want to delete Copper Heron?
    ! Nobody is here to answer: give --yes to delete without a question.
    $ croupier casinos edit copper-heron
    ? 2
    ! Say what to change
    ! Give fields, such as --rating 8.5, or a record with --from.
    $ croupier init another
    ? 2
    ! The site needs a name
    ! Give it with --name.
    `,
  );
});

test('a folder without a store says so and names croupier init', async () => {
  const folder = emptyFolder();
  const done = await runShell(folder, 'croupier casinos list');
  expect(done).toMatchObject({ code: 1, stdout: '' });
  expect(done.stderr).toMatch(/^An error occurred\nThere is no store in .*\ncroupier init/);
  const gone = await runShell(folder, 'croupier casinos list --store gone');
  expect(gone.code).toBe(1);
  expect(gone.stderr).toMatch(/gone is not there\ncroupier init/);
});

test('the store is the one named, else that of the environment, else the nearest above', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier init other --name Other --quiet
    $ mkdir -p a/b
    $ cd a/b && croupier casinos list --format count
    4
    $ cd a/b && CROUPIER_STORE=../../other croupier casinos list --format count
    0
    $ CROUPIER_STORE=other croupier casinos list --format count --store croupier-data
    4
    $ croupier --store other casinos list --format count
    0
    `,
  );
});

test('an error with --json is one line of JSON, last on stderr, and stdout stays empty', async () => {
  const done = await runShell(await sampleFolder(), 'croupier casinos edit copper-heron --stars 7 --json');
  expect(done).toMatchObject({ code: 6, stdout: '' });
  expect(JSON.parse(done.stderr.trimEnd().split('\n').at(-1) ?? '')).toEqual({
    error: {
      code: 'invalid',
      message: 'Rating must be between 0 and 5',
      hint: null,
      exitCode: 6,
      details: [{ path: 'rating', message: 'Rating must be between 0 and 5', value: '7' }],
    },
  });
});

test('data goes to stdout without color, messages go to stderr, and --quiet suppresses them', async () => {
  const folder = await sampleFolder();
  const listed = await runShell(folder, 'croupier casinos list');
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  expect(listed.stdout).not.toContain('\u001b');
  expect(listed.stdout.split('\n')[1]).toMatch(/^copper-heron\tCopper Heron\t9\.2\t9\.4\tactive\tfeatured\t/);
  await runTranscript(
    folder,
    `
    $ croupier casinos feature paper-kite
    ! Featured Paper Kite (paper-kite).
    $ croupier casinos unfeature paper-kite --quiet
    $ croupier casinos feature paper-kite --verbose
    ! Featured Paper Kite (paper-kite).
    ! Change …; croupier undo takes it back.
    $ croupier casinos feature paper-kite
    ! Nothing to change: it is so already.
    `,
  );
});

test('FORCE_COLOR colors errors, and NO_COLOR and --no-color remove the colors', async () => {
  const folder = await sampleFolder();
  const wrong = 'croupier casinos show nobody-at-all';
  expect((await runShell(folder, wrong, { env: { FORCE_COLOR: '1' } })).stderr).toContain('\u001b[31m');
  expect((await runShell(folder, wrong, { env: { NO_COLOR: '1' } })).stderr).not.toContain('\u001b');
  expect((await runShell(folder, `${wrong} --no-color`, { env: { FORCE_COLOR: '1' } })).stderr).not.toContain(
    '\u001b',
  );
});

test('a closed pipe ends the command quietly', async () => {
  const folder = await sampleFolder();
  const done = await runShell(folder, 'set -o pipefail; croupier casinos list --json | head -1');
  expect(done).toEqual({ code: 0, stdout: '[\n', stderr: '' });
});

test.each(['-', '/dev/stdout', 'pipe'])('a closed pipe ends a backup to %s quietly', async (place) => {
  const folder = await sampleFolder();
  // Larger than what a pipe holds, so that there is somebody to leave.
  const record = JSON.stringify({
    slug: 'long',
    title: 'Long',
    content: `<p>${'calm '.repeat(60_000)}</p>`,
  });
  await runShell(folder, 'croupier pages add --from - --quiet', { stdin: record });
  const line =
    place === 'pipe'
      ? 'mkfifo pipe; head -c 30 pipe & croupier backup pipe'
      : `set -o pipefail; croupier backup ${place} | head -c 30`;
  expect(await runShell(folder, line)).toEqual({
    code: 0,
    stdout: '{"format":"croupier-backup","v',
    stderr: '',
  });
});

test('only the owner can read a backup, even when it replaces a file that everyone could read', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'umask 000; touch old.backup; chmod 666 old.backup');
  const done = await runShell(
    folder,
    'umask 000; croupier backup old.backup --force && croupier backup new.backup && stat -c %a *.backup',
  );
  expect([done.code, done.stdout]).toEqual([0, '600\n600\n']);
  expect(done.stderr).toContain('keep it to yourself');
});

test('an endless input is read only until it is too large', async () => {
  const folder = await sampleFolder();
  for (const line of [
    'croupier media add /dev/zero',
    'croupier media add - < /dev/zero',
    'mkfifo endless; cat /dev/zero > endless & croupier media add endless',
    'croupier styles set /dev/zero',
    'croupier pages edit about --content-file /dev/zero',
    'croupier casinos edit copper-heron --from - < /dev/zero',
  ]) {
    // A memory limit: a process that reads on is killed.
    const done = await runShell(folder, `ulimit -t 20; ${line}`);
    expect([done.code, done.stderr], line).toEqual([6, expect.stringMatching(/larger than 1[06] MB/)]);
  }
});

test('a full stdout is reported in one line, without a stack trace', async () => {
  const folder = await sampleFolder();
  const done = await runShell(folder, 'croupier casinos list > /dev/full');
  expect(done).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'An error occurred\nENOSPC: no space left on device, write\nThe disk is full. Make room, then try again.\n',
  });
  const asJson = await runShell(folder, 'croupier casinos list --json > /dev/full');
  expect(JSON.parse(asJson.stderr)).toMatchObject({ error: { code: 'fault', exitCode: 1 } });
  expect(await runShell(folder, 'croupier casinos lst 2> /dev/full')).toEqual({
    code: 2,
    stdout: '',
    stderr: '',
  });
});

test('when stdout is full after a change, the message says that the change was made', async () => {
  const folder = await sampleFolder();
  const done = await runShell(folder, 'croupier casinos feature paper-kite --json > /dev/full');
  expect(done).toMatchObject({ code: 1, stdout: '' });
  expect(JSON.parse(done.stderr)).toMatchObject({
    error: { message: expect.stringContaining('The change was written, but could not be printed: ENOSPC') },
  });
  const { stdout } = await runShell(
    folder,
    'croupier casinos list --status featured --format csv --fields slug',
  );
  expect(stdout).toContain('paper-kite');
});

test('init prints the next commands, with --store where it is needed', async () => {
  const folder = emptyFolder();
  await runTranscript(
    folder,
    `
    $ croupier init --name "Golden Guide"
    ! Made the store croupier-data.
    ! Next: croupier casinos import FILE, then croupier serve
    ! Once you know its address: croupier settings set --site-base-url https://guide.example
    $ croupier init my-site --name "My Site"
    ! Made the store my-site.
    ! Next: croupier casinos import FILE --store my-site, then croupier serve --store my-site
    ! Once you know its address: croupier settings set --site-base-url https://guide.example --store my-site
    $ croupier init placed --name Placed --base-url https://placed.example
    ! Made the store placed.
    ! Next: croupier casinos import FILE --store placed, then croupier serve --store placed
    `,
  );
});

test('init here names the folder by its path, and its next commands can be copied', async () => {
  const folder = emptyFolder();
  const { stderr } = await runShell(folder, 'croupier init . --name "Golden Guide" --base-url guide.example');
  expect(stderr).toBe(
    `Made the store ${folder}.\nNext: croupier casinos import FILE --store ., then croupier serve --store .\n`,
  );
});

test('a dry run writes not one byte and ends as the real run would', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier casinos edit copper-heron --rating 2');
  const before = fileHashes(folder);
  const lines = [
    'croupier casinos add --name "Golden Fox" --description Calm. --dry-run',
    'croupier casinos edit copper-heron --rating 1 --bonus "" --dry-run',
    'croupier casinos deactivate copper-heron paper-kite --dry-run',
    'croupier casinos blacklist copper-heron --reason Late --dry-run',
    'croupier casinos rename copper-heron silver-heron --dry-run',
    'croupier casinos delete copper-heron --dry-run',
    'croupier undo --dry-run',
    'croupier doctor --fix --dry-run',
    'croupier init other --name Other --dry-run',
  ];
  for (const line of lines) {
    const { code, stderr } = await runShell(folder, line);
    expect([0, 8], `${line}\n${stderr}`).toContain(code);
    expect(fileHashes(folder), line).toEqual(before);
  }
  expect((await runShell(folder, 'croupier casinos rename copper-heron paper-kite --dry-run')).code).toBe(7);
  expect((await runShell(folder, 'croupier casinos edit nobody --rating 1 --dry-run')).code).toBe(5);
  expect(fileHashes(folder)).toEqual(before);
});

test('a dry run prints what would change, field by field', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos edit copper-heron --rating 3 --bonus "" --dry-run
    would update casinos Copper Heron (copper-heron)
    |   rating: 9.2 → 3
    |   bonus: 100% up to €200 and 50 free spins → (empty)
    $ croupier casinos add --name "Golden Fox" --description Calm. --games Slots --dry-run
    would insert casinos Golden Fox (golden-fox)
    |   slug: golden-fox
    |   name: Golden Fox
    |   description: Calm.
    …
    |   games: Slots
    …
    $ croupier bonuses delete "£5 to Try a Live Table" --dry-run
    would remove bonuses £5 to Try a Live Table
    …
    |   title: £5 to Try a Live Table
    …
    `,
  );
});

test('every dry run prints changes in one format', async () => {
  const folder = await sampleFolder();
  const planOf = async (line: string) =>
    JSON.parse((await runShell(folder, `${line} --dry-run --json`)).stdout).plan;
  const changes = { rating: { before: 9.2, after: 3 } };
  expect(await planOf('croupier casinos edit copper-heron --rating 3')).toMatchObject([
    { action: 'update', changes },
  ]);
  expect(await planOf('croupier casinos delete copper-heron')).toMatchObject([
    { action: 'remove', changes: { rating: { before: 9.2, after: null } } },
    // Its listings go with it, and its bonuses lose it.
    { in: 'listings', action: 'remove' },
    { in: 'listings', action: 'remove' },
    { in: 'bonuses', action: 'update' },
    { in: 'bonuses', action: 'update' },
  ]);
  await runShell(folder, 'croupier casinos edit copper-heron --rating 3');
  expect(await planOf('croupier undo')).toMatchObject([
    { action: 'update', changes: { rating: { before: 3, after: 9.2 } } },
  ]);
});

test('Ctrl-C ends with 130 and changes nothing', async () => {
  const folder = await sampleFolder();
  const before = fileHashes(folder);
  const done = await runShell(folder, 'exec croupier casinos edit copper-heron --from -', {
    interruptOnce: 'reading',
  });
  expect(done.code).toBe(130);
  expect(done.stderr).toContain('Interrupted; nothing changed.');
  expect(fileHashes(folder)).toEqual(before);
});

test('an internal error has its literal heading, and a stack trace only on request', async () => {
  const folder = await sampleFolder();
  const line = 'croupier backup no-such-folder/x.backup';
  const plain = await runShell(folder, line);
  expect(plain).toMatchObject({ code: 1, stdout: '' });
  expect(plain.stderr).toMatch(
    /^An error occurred\nno-such-folder\/x\.backup cannot be written: the folder \/.*\/no-such-folder is not there\nMake the folder first/,
  );
  expect(plain.stderr).not.toMatch(/^\s+at /m);
  const traced = await runShell(folder, line, { env: { CROUPIER_DEBUG: '1' } });
  // The stack names lines of the source, not of the bundle.
  expect(traced.stderr).toMatch(/^\s+at .*\/cli\/src\/[\w/-]+\.ts:\d+:\d+\)$/m);
  expect(traced.stderr).not.toContain('run.cjs');
});
