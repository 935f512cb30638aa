import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, runShell } from './shell.js';
import { runTranscript } from './transcript.js';

const DEFAULTS =
  '--default description=Listed. --default rating=3 --default bonuses=None --default games=Slots --default paymentMethods=Visa --no-defaults';

/** A new store with two registers of domains, each of which says a country. */
async function registers(): Promise<{ folder: string; file(name: string, ...domains: string[]): void }> {
  const folder = emptyFolder();
  const file = (name: string, ...domains: string[]) =>
    writeFileSync(path.join(folder, name), `20261126 18:00\n${domains.join('\n')}\n`);
  const save = (name: string, country: string) =>
    `croupier sources save ${name} --collection casinos --skip-lines 1 --columns name --map name=visitUrl --key domain --constant countries=${country} --merge-lists countries ${DEFAULTS} --quiet`;
  const done = await runShell(
    folder,
    `croupier init --name Trial --quiet; ${save('dk', 'DK')}; ${save('ca', 'CA')}`,
  );
  expect(done).toMatchObject({ code: 0 });
  return { folder, file };
}

test('two registers say which countries a casino serves, night after night, and undo returns to the night before', async () => {
  const { folder, file } = await registers();
  file('dk1.csv', 'fox.example', 'owl.example', 'elk.example');
  file('ca1.csv', 'owl.example');
  file('dk2.csv', 'fox.example', 'elk.example', 'yak.example');
  await runTranscript(
    folder,
    `
    $ croupier casinos import dk1.csv --source dk --mirror
    ! dk1.csv: 3 rows, 3 created (… s)
    ! Defaults were used for …
    $ croupier casinos import ca1.csv --source ca --mirror
    ! ca1.csv: 1 row, 1 updated (… s)
    $ croupier casinos show owl-example --fields countries
    Countries	DK, CA
    $ croupier casinos import dk2.csv --source dk --diff-last
    added    domain: yak.example
    dropped  domain: owl.example
    $ croupier casinos import dk2.csv --source dk --mirror
    ? 7
    ! dk2.csv: The file lacks 1 of the 3 casinos that dk had, more than 10%: nothing was imported
    ! Look whether the file is whole. If it is, allow a larger share with --max-removed.
    $ croupier casinos import dk2.csv --source dk --mirror --max-removed 50%
    ! dk2.csv: 3 rows, 1 created, 2 unchanged (… s)
    ! 1 record of dk is no longer in the file: what it said of it is taken back.
    !   owl-example
    ! Defaults were used for …
    $ croupier casinos show owl-example --fields countries
    Countries	CA
    $ croupier casinos import dk2.csv --source dk --mirror
    ! dk2.csv: 3 rows, 3 unchanged (… s)
    ! This is the file of dk that was imported last.
    $ croupier casinos import dk1.csv --source dk --mirror --max-removed 50%
    ? 7
    ! dk1.csv: This is the file of dk that was imported at …, and a newer one was at …: nothing was imported
    ! If the source is so again, take it with --force.
    $ croupier undo --quiet
    $ croupier casinos show owl-example --fields countries
    Countries	DK, CA
    $ croupier sources list
    ca	casinos	1	0	…
    dk	casinos	3	0	…
    $ croupier imports list --source dk
    …	dk	…	dk1.csv	3	3 created
    `,
  );
});

test('a row that cannot be placed waits with exit 8, and a decision ends that', async () => {
  const { folder, file } = await registers();
  file('dk.csv', 'red-fox.example', 'red.fox.example');
  await runTranscript(
    folder,
    `
    $ croupier casinos import dk.csv --source dk
    ? 8
    ! dk.csv: 2 rows, 1 created, 1 skipped (… s)
    ! 1 row waits for a decision:
    !   row 2 (domain: red.fox.example) would be a new record, and Casino 'red-fox-example' is there already
    ! Decide with: croupier sources decide dk "domain: red.fox.example" --record SLUG, --new or --never
    ! Defaults were used for …
    $ croupier sources show dk
    dk imports casinos: 1 in its last file, 1 open
    |   …  dk.csv  2 rows  1 created, 1 skipped, 1 open  by owner
    |   open  domain: red.fox.example  would be a new record, and Casino 'red-fox-example' is there already
    $ croupier sources decide dk red.fox.example --never
    ! never  domain: red.fox.example
    $ croupier casinos import dk.csv --source dk
    ! dk.csv: 2 rows, 1 unchanged, 1 skipped (… s)
    ! This is the file of dk that was imported last.
    ! 1 row is never imported, as was decided.
    `,
  );
});

test('options of a source are refused without one, and those that a source makes idle beside it', async () => {
  const { folder, file } = await registers();
  file('dk.csv', 'fox.example');
  await runTranscript(
    folder,
    `
    $ croupier casinos import dk.csv --mirror
    ? 2
    ! --mirror goes with --source
    ! Name the source that the file comes from.
    $ croupier casinos import dk.csv --source dk --on-conflict update
    ? 2
    ! --on-conflict does not go with --source: a source changes what it said itself
    ! …
    $ croupier casinos import dk.csv --source dk --mirror --max-removed much
    ? 2
    ! …--max-removed must be between 0% and 100%, not 'much'…
    ! …
    $ croupier casinos import dk.csv --source nobody
    ? 5
    ! …
    ! …There is no source 'nobody'
    ! croupier sources list shows every one.
    $ croupier sources show nobody
    ? 5
    ! There is no source 'nobody'
    ! croupier sources list shows every one.
    $ croupier casinos import dk.csv --when-gone delete
    ? 2
    ! --when-gone goes with --source or --save-profile
    ! …
    `,
  );
});

test('a key that a shell would run is quoted in the command that is proposed', async () => {
  const folder = emptyFolder();
  const key = '$(touch stolen)"; touch stolen; "';
  const cell = `"${key.replaceAll('"', '""')}"`;
  writeFileSync(path.join(folder, 'dk.csv'), `Licence,name\nL1,Golden Fox\n${cell},Golden Fox\n`);
  await runShell(
    folder,
    `croupier init --name Trial --quiet; croupier sources save dk --collection casinos --key column:Licence ${DEFAULTS} --quiet`,
  );
  const { stderr } = await runShell(folder, 'croupier casinos import dk.csv --source dk');
  const proposed = /Decide with: (.*) --record SLUG/.exec(stderr)?.[1];
  const decided = await runShell(folder, `${proposed} --never`);
  expect(decided).toMatchObject({ code: 0, stderr: expect.stringContaining(key) });
  expect(existsSync(path.join(folder, 'stolen'))).toBe(false);
});

test('profiles list tells the constants of a source', async () => {
  const { folder } = await registers();
  const { stdout } = await runShell(folder, 'croupier profiles list');
  expect(stdout).toContain('constant countries=DK');
});
