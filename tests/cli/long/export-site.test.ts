import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runShell, sampleFolder } from '../shell.js';
import { runTranscript } from '../transcript.js';

const namesIn = (folder: string, name = '') => readdirSync(path.join(folder, name)).sort();

test('a site becomes a folder, and again with what has changed', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier export site out
    ! Wrote 49 files to out.
    ! In it: 1 authors, 4 casinos, 3 posts, …
    ! It has drafts, and what programmes pay; it has no accounts, messages, visits or history.
    $ croupier posts delete a-budget-that-holds --yes --quiet
    $ croupier export site out --json | grep -c '"posts": 2'
    1
    `,
  );
  expect(namesIn(folder, 'out/posts')).toEqual([
    'how-to-read-bonus-terms.md',
    'why-brass-magpie-is-on-our-blacklist.md',
  ]);
  expect(readFileSync(path.join(folder, 'out/README.md'), 'utf8')).toMatch(/^# Golden Guide as files\n/);
  expect(namesIn(folder)).toEqual(['croupier-data', 'out']);
});

test('files that no export wrote are never replaced', async () => {
  const folder = await sampleFolder();
  mkdirSync(path.join(folder, 'mine'));
  writeFileSync(path.join(folder, 'mine/notes.txt'), 'Mine\n');
  await runTranscript(
    folder,
    `
    $ croupier export site mine
    ? 7
    ! mine holds files that no export wrote
    ! …
    $ croupier export site mine/notes.txt
    ? 7
    ! mine/notes.txt is a file
    ! …
    $ cat mine/notes.txt
    Mine
    $ mkdir -p out
    $ croupier export site out --quiet
    $ mkdir out/.git
    $ cp mine/notes.txt out/.git/HEAD
    $ croupier export site out --quiet
    $ cat out/.git/HEAD
    Mine
    `,
  );
  expect(namesIn(folder)).toEqual(['croupier-data', 'mine', 'out']);
});

test('a folder behind a link is written where the link leads', async () => {
  const folder = await sampleFolder();
  mkdirSync(path.join(folder, 'real'));
  symlinkSync('real', path.join(folder, 'link'));
  expect(await runShell(folder, 'croupier export site link --quiet')).toMatchObject({ code: 0 });
  expect(namesIn(folder, 'real')).toContain('croupier-site.json');
  expect(namesIn(folder)).toEqual(['croupier-data', 'link', 'real']);
});

test('an export that fails leaves the folder as it was, and nothing half-written', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier export site out --quiet');
  const before = readFileSync(path.join(folder, 'out/menus.json'), 'utf8');
  writeFileSync(path.join(folder, 'croupier-data/menus.json'), '{');
  const failed = await runShell(folder, 'croupier export site out --quiet');
  expect(failed.code).toBe(1);
  expect(readFileSync(path.join(folder, 'out/menus.json'), 'utf8')).toBe(before);
  expect(namesIn(folder)).toEqual(['croupier-data', 'out']);
});

test('an export is read again: over the same site nothing changes, into a new one it is the same export', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier export site out --quiet
    $ croupier migrate markdown out
    ! authors: 1 unchanged
    ! casinos: 4 unchanged
    ! …
    ! Nothing changed: all of it is here already.
    $ croupier init new --name "New Guide" --quiet
    $ croupier migrate markdown out --store new --dry-run
    ! authors: 1 created
    ! …
    $ croupier migrate markdown out --store new --quiet
    $ croupier export site again --store new --quiet
    $ diff -r out again
    $ croupier undo --store new --quiet
    $ croupier casinos list --store new --format count
    0
    `,
  );
});

test('links in a folder are not followed, and what is no export is refused', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier export site out --quiet');
  writeFileSync(path.join(folder, 'secret.md'), '---\ntitle: Secret\ndescription: x\n---\n\nSecret words\n');
  symlinkSync('../../secret.md', path.join(folder, 'out/posts/secret.md'));
  symlinkSync('..', path.join(folder, 'out/pages/up'));
  await runTranscript(
    folder,
    `
    $ croupier migrate markdown out
    ! …
    ! Nothing changed: all of it is here already.
    $ croupier migrate markdown nowhere
    ? 5
    ! There is no folder nowhere
    ! …
    $ croupier migrate markdown secret.md
    ? 2
    ! secret.md is no folder
    ! …
    $ cp secret.md secret.tar
    $ croupier migrate markdown secret.tar
    ? 6
    ! The archive ends in the middle of a file
    ! …
    `,
  );
});
