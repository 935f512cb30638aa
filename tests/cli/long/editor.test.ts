import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENTER, runInPseudoTerminal } from '../pseudo-terminal.js';
import { fileHashes, runShell, sampleFolder } from '../shell.js';

/** An editor that runs a script, and records the text that it opened. */
function editorIn(folder: string, script: string): Record<string, string> {
  const place = path.join(folder, 'editor.sh');
  writeFileSync(
    place,
    `#!/bin/sh\necho "$1" >> "${folder}/opened"\ncat "$1" >> "${folder}/seen"\n${script}\n`,
  );
  chmodSync(place, 0o755);
  return { EDITOR: place, VISUAL: '' };
}

test('the content of a new post is written in an editor, which opens again with what is wrong', async () => {
  const folder = await sampleFolder();
  const editor = editorIn(
    folder,
    `if grep -q "Content is required" "$1"; then echo "<p>Now there is some.</p>" >> "$1"; fi`,
  );
  const done = await runInPseudoTerminal(
    folder,
    'croupier posts add --title Written --excerpt "By hand."',
    [],
    editor,
  );
  expect(done, done.text).toMatchObject({ code: 0 });
  expect(readFileSync(path.join(folder, 'opened'), 'utf8').trim().split('\n')).toHaveLength(2);
  const { stdout } = await runShell(folder, 'croupier posts show written --json --fields content');
  expect(JSON.parse(stdout)).toEqual({ content: '<p>Now there is some.</p>' });
});

test('an editor that leaves a rejected text unchanged cancels, and no temporary file remains', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier posts list');
  const before = fileHashes(path.join(folder, 'croupier-data'));
  const editor = editorIn(folder, ':');
  const done = await runInPseudoTerminal(folder, 'croupier posts add --title x --excerpt y', [], editor);
  expect(done.code).toBe(3);
  expect(done.text).toContain('Cancelled; nothing changed.');
  const broken = await runInPseudoTerminal(folder, 'croupier posts add --title x --excerpt y', [], {
    ...editor,
    EDITOR: 'false',
  });
  expect(broken.code).toBe(1);
  expect(broken.text).toContain("The editor 'false' ended with an error");
  for (const file of readFileSync(path.join(folder, 'opened'), 'utf8').trim().split('\n')) {
    expect(existsSync(file)).toBe(false);
  }
  expect(fileHashes(path.join(folder, 'croupier-data'))).toEqual(before);
});

test('errors in other fields are printed before the editor opens, and an unsaved text stays in its file', async () => {
  const folder = await sampleFolder();
  const editor = editorIn(folder, ':');
  const taken = 'croupier posts add --title x --excerpt y --slug how-to-read-bonus-terms';
  const early = await runInPseudoTerminal(folder, taken, [], editor);
  expect(early.code).toBe(7);
  expect(existsSync(path.join(folder, 'opened'))).toBe(false);
  // Another post takes the slug while the person writes.
  const rival = editorIn(
    folder,
    'grep -q "An hour" "$1" || { echo "<p>An hour of work.</p>" >> "$1"; CI=1 croupier posts add --title Free --slug free --excerpt y --content z --quiet; }',
  );
  const late = await runInPseudoTerminal(
    folder,
    'croupier posts add --title x --excerpt y --slug free',
    [],
    rival,
  );
  expect(late.code).toBe(3);
  const kept = /What you wrote is kept in (\S+content\.html)/.exec(late.text)?.[1] ?? '';
  expect(readFileSync(kept, 'utf8')).toContain('An hour of work.');
  rmSync(path.dirname(kept), { recursive: true });
  expect(readFileSync(path.join(folder, 'seen'), 'utf8')).toContain("Post with slug 'free' exists already");
});

test('editing a page without options opens its content in the editor', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier pages add --title Method --content "<p>We play first.</p>"');
  const editor = editorIn(folder, `sed -i "s/first/last/" "$1"`);
  const done = await runInPseudoTerminal(folder, 'croupier pages edit method', [], editor);
  expect(done, done.text).toMatchObject({ code: 0 });
  expect(readFileSync(path.join(folder, 'seen'), 'utf8')).toContain('<p>We play first.</p>');
  const { stdout } = await runShell(folder, 'croupier pages show method --json --fields content,title');
  expect(JSON.parse(stdout)).toEqual({ content: '<p>We play last.</p>', title: 'Method' });
});

test('add prompts for the required fields of a game, and edit prompts with the current values', async () => {
  const folder = await sampleFolder();
  const added = await runInPseudoTerminal(folder, 'croupier games add', [
    ['Name', ENTER],
    ['Game name is required', `Paper Lanterns${ENTER}`],
    ['Provider', `Saltbox Reels${ENTER}`],
    ['Category', `live${ENTER}`],
    ['Rating (0 to 10)', `11${ENTER}`],
    ['Rating must be between 0 and 10', `\u007f\u007f8.5${ENTER}`],
  ]);
  expect(added, added.text).toMatchObject({ code: 0, unasked: [] });
  const edited = await runInPseudoTerminal(folder, 'croupier games edit "Paper Lanterns"', [
    ['Name', ENTER],
    ['Provider', ENTER],
    ['Category', ENTER],
    ['Rating (0 to 10)', `9${ENTER}`],
  ]);
  expect(edited, edited.text).toMatchObject({ code: 0, unasked: [] });
  const { stdout } = await runShell(
    folder,
    'croupier games show "Paper Lanterns" --json --fields name,provider,category,rating',
  );
  expect(JSON.parse(stdout)).toEqual({
    name: 'Paper Lanterns',
    provider: 'Saltbox Reels',
    category: 'live',
    rating: 9,
  });
});

test('deletions ask with the literal question of each screen', async () => {
  const folder = await sampleFolder();
  for (const [command, question] of [
    ['posts delete how-to-read-bonus-terms', 'Are you sure you want to delete this article?'],
    ['pages delete about', 'Are you sure you want to delete "About Us"? This action cannot'],
    ['games delete "Moth and Candle"', 'Delete this game?'],
    ['menus delete Payments --menu header', 'Delete "Payments"?'],
  ] as const) {
    const no = await runInPseudoTerminal(folder, `croupier ${command}`, [[question, ENTER]]);
    expect(no, command).toMatchObject({ code: 3, unasked: [] });
    const yes = await runInPseudoTerminal(folder, `croupier ${command}`, [[question, `y${ENTER}`]]);
    expect(yes, command).toMatchObject({ code: 0, unasked: [] });
  }
});
