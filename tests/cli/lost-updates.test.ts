import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runInPseudoTerminal } from './pseudo-terminal.js';
import { runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

test('an edit from a record that a colleague has changed since stops with who changed what, until --force', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier casinos show paper-kite --json > kite.json
    $ croupier casinos edit paper-kite --rating 1 --quiet
    $ croupier casinos edit paper-kite --from kite.json --reviewer Ann
    ? 7
    ! Casino 'paper-kite' was changed by owner on … UTC (rating), after it was read
    ! Look at what is there now and make your change again, or save yours all the same with --force.
    $ croupier casinos show paper-kite --fields rating
    Rating	1
    $ croupier casinos edit paper-kite --from kite.json --reviewer Ann --force --quiet
    $ croupier casinos show paper-kite --fields rating,reviewer
    Rating	7.1
    Reviewer	Ann
    `,
  );
});

test('an edit expects the updatedAt or the hash that it is given', async () => {
  const folder = await sampleFolder();
  const { stdout } = await runShell(folder, 'croupier casinos show paper-kite --json');
  const { updatedAt } = JSON.parse(stdout);
  await runTranscript(
    folder,
    `
    $ croupier casinos edit paper-kite --rating 2 --expect ${updatedAt} --quiet
    $ croupier casinos edit paper-kite --rating 3 --expect ${updatedAt}
    ? 7
    ! Casino 'paper-kite' was changed by owner on … UTC (rating), after it was read
    ! Look at what is there now and make your change again, or save yours all the same with --force.
    $ croupier casinos edit paper-kite --rating 3 --expect 0123456789abcdef --dry-run
    ? 7
    ! Casino 'paper-kite' was changed by owner on …
    ! …
    $ croupier casinos edit paper-kite --rating 3 --expect yesterday
    ? 2
    ! --expect takes an updatedAt or a hash, not 'yesterday'
    ! croupier casinos show … --json prints the updatedAt.
    $ croupier casinos show paper-kite --fields rating
    Rating	2
    `,
  );
});

test('a text written in an editor does not replace what a colleague wrote meanwhile, and is kept', async () => {
  const folder = await sampleFolder();
  await runShell(
    folder,
    'croupier posts add --title Written --excerpt x --content "<p>First.</p>" --slug written',
  );
  const editor = path.join(folder, 'editor.sh');
  const command = 'croupier posts edit written';
  writeFileSync(
    editor,
    `#!/bin/sh\necho "<p>Mine.</p>" > "$1"\n${command} --content "<p>Theirs.</p>" --quiet </dev/null\n`,
  );
  chmodSync(editor, 0o755);
  const done = await runInPseudoTerminal(folder, command, [], { EDITOR: editor, VISUAL: '' });
  expect(done, done.text).toMatchObject({ code: 7 });
  expect(done.text).toContain("Post 'written' was changed by owner on");
  const kept = /What you wrote is kept in (\S+)/.exec(done.text)?.[1] ?? '';
  expect(readFileSync(kept, 'utf8')).toContain('Mine.');
  const { stdout } = await runShell(folder, 'croupier posts show written --json --fields content');
  expect(JSON.parse(stdout)).toEqual({ content: '<p>Theirs.</p>' });
});
