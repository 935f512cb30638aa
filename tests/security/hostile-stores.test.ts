import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPerform, operations as op, runtime } from '@croupier/core';
import { fileStorage, initStore } from '@croupier/core/node';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pngFile } from '../../packages/core/src/values/testing/small-pictures.js';
import { wxr } from '../../packages/core/src/wordpress/testing/wxr.js';
import { commandTree } from '../cli/command-tree.js';
import { runShell } from '../cli/shell.js';
import { isLongRun, quickShare } from '../long-run.js';
import { COMMAND_LINES, WITHOUT_A_STORE } from './every-command.js';
import { printOf } from './folder-print.js';
import { CANARY, type HostileCase, hostileCases } from './hostile-store-cases.js';
import { accessAll } from './store-accesses.js';
import { CARRIERS, NOT_IN_GIT } from './store-carriers.js';

const PNG = pngFile(9, 9);
const PICTURE = `${createHash('sha256').update(PNG).digest('hex').slice(0, 32)}.png`;

let template = '';
beforeAll(async () => {
  template = mkdtempSync(path.join(tmpdir(), 'croupier-hostile-'));
  const store = path.join(template, 'store');
  await initStore(store);
  const storage = fileStorage(store);
  const perform = createPerform(storage, runtime);
  await perform(op['media.add'], { files: [{ title: 'fox.png', content: PNG }] });
  await perform(op['settings.set'], { changes: { siteName: 'Golden Guide' } });
  const logo = `/media/${PICTURE}`;
  await perform(op['casinos.add'], {
    record: { slug: 'red-fox', name: 'Red Fox', description: 'Calm.', logo },
  });
  const line = { id: runtime.newId(), path: '/', referrer: '', ts: 1 };
  await storage.appendLog('pageViews', { ...line, title: '' });
  await storage.appendLog('missing', line);
  await storage.appendLog('clicks', { id: line.id, label: '', url: '/', location: '/', ts: 1 });

  const outside = path.join(template, 'outside');
  cpSync(path.join(store, 'private'), path.join(outside, 'folder'), { recursive: true });
  for (const name of ['.x.0123456789abcdef.tmp', '.index.json.0123456789abcdef.tmp', PICTURE])
    writeFileSync(path.join(outside, 'folder', name), CANARY);
  writeFileSync(path.join(outside, 'folder', `${'a'.repeat(32)}.png`), CANARY);
  writeFileSync(path.join(outside, 'secret.txt'), `${CANARY}\n`);
  const marked = (name: string) => readFileSync(path.join(store, name), 'utf8').replaceAll('Red Fox', CANARY);
  writeFileSync(path.join(outside, 'history.ndjson'), marked('private/history.ndjson'));
  writeFileSync(path.join(outside, 'casinos.json'), marked('casinos.json'));
  writeFileSync(path.join(outside, 'index.json'), marked('private/index.json'));
  writeFileSync(path.join(outside, 'picture.png'), PNG);
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

function unpacked({ plant }: HostileCase, carry: (from: string, to: string) => void) {
  const parent = mkdtempSync(path.join(tmpdir(), 'croupier-hostile-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  cpSync(template, parent, { recursive: true, preserveTimestamps: true });
  const store = path.join(parent, 'store');
  plant(store);
  mkdirSync(path.join(parent, 'inbox'));
  const place = path.join(parent, 'carried');
  carry(store, place);
  return { store: place, outside: path.join(parent, 'outside') };
}

const cases = hostileCases({ picture: PICTURE });
/** One case of each kind of attack, whichever file it targets. */
const oneOfEachKind = cases.filter(
  ({ what }, i) => cases.findIndex((one) => kindOf(one.what) === kindOf(what)) === i,
);
/** Tests that start many processes try every case in `npm run faults`, and one of each kind in `npm test`. */
const slowCases = isLongRun ? cases : oneOfEachKind;

function kindOf(what: string): string {
  return what.slice(what.indexOf(' '));
}

const rows = Object.entries(CARRIERS).flatMap(([how, carry]) =>
  (how === 'in a folder' ? slowCases : quickShare(slowCases, 8))
    .filter(({ what }) => !how.includes('git') || !NOT_IN_GIT.some((kind) => what.endsWith(kind)))
    .map((one) => [one.what, how, one, carry] as const),
);

test.each(rows)('a store with %s, %s, changes nothing outside and is rejected by name', async (...row) => {
  const [, , one, carry] = row;
  const { store, outside } = unpacked(one, carry);
  const before = printOf(outside);
  const { text, mistakes } = await accessAll(store, PICTURE);
  expect(mistakes).toEqual([]);
  expect(text).not.toContain(CANARY);
  expect(printOf(outside)).toEqual(before);
  expect(text).toMatch(one.names);
});

const READING_AND_WRITING = ['casinos list', 'backup -', 'casinos edit red-fox --rating 4', 'doctor --fix'];
const COMMANDS = isLongRun
  ? [
      ...READING_AND_WRITING,
      'doctor',
      'tracking summary',
      'redirects missing',
      'undo',
      'tracking clear --yes',
    ]
  : READING_AND_WRITING;

test.each(quickShare(slowCases, 6).map((one) => [one.what, one] as const))(
  'the terminal rejects a store with %s by name and changes nothing outside',
  async (_, one) => {
    const { store, outside } = unpacked(one, CARRIERS['in a folder'] as (from: string, to: string) => void);
    const before = printOf(outside);
    const { stdout, stderr } = await runShell(
      path.dirname(store),
      COMMANDS.map((words) => `croupier ${words} --store carried --no-input`).join('; '),
    );
    expect(stdout + stderr).not.toContain(CANARY);
    expect(stderr).not.toContain('mistake in croupier');
    expect(stdout + stderr).toMatch(one.names);
    expect(printOf(outside)).toEqual(before);
  },
);

test('every command that opens a store is among those that hostile stores are tried with', async () => {
  const leaves = (await commandTree()).filter(({ verbs }) => verbs.length === 0).map(({ words }) => words);
  const isTried = (words: string) => COMMAND_LINES.some((line) => `${line} `.startsWith(`${words} `));
  const untried = leaves.filter((words) => !isTried(words) && !WITHOUT_A_STORE.includes(words));
  expect(leaves.length).toBeGreaterThan(100);
  expect(untried).toEqual([]);
});

/** One case of each kind of attack on each folder; without the mark of a store no command gets far. */
const inEachFolder = cases.filter(({ what }, i) => {
  const key = (one: string) => [path.dirname(one.split(' ')[0] as string), kindOf(one)].join();
  const first = cases.findIndex(
    (one) => !one.what.startsWith('croupier.json') && key(one.what) === key(what),
  );
  return i === first;
});
/** All of both in `npm run faults`; in `npm test` every fortieth command, on one store. */
const triedLines = isLongRun ? COMMAND_LINES : COMMAND_LINES.filter((_, i) => i % 40 === 0);
const triedCases = inEachFolder.filter(({ what }) => isLongRun || what.endsWith('links to history.ndjson'));

test.each(triedCases.map((one) => [one.what, one] as const))(
  'no command reads or changes what is outside of a store with %s',
  async (_, one) => {
    const { store, outside } = unpacked(one, CARRIERS['in a folder'] as (from: string, to: string) => void);
    const place = path.dirname(store);
    writeFileSync(
      path.join(place, 'in.csv'),
      'name,description,rating,bonuses,games,paymentMethods\nLate Owl,Calm,3,B,G,P\n',
    );
    writeFileSync(path.join(place, 'in.json'), '[]');
    writeFileSync(path.join(place, 'dot.png'), PNG);
    writeFileSync(path.join(place, 'one.json'), '{"home":{}}');
    writeFileSync(path.join(place, 'site.css'), 'h1 { color: red }');
    writeFileSync(path.join(place, 'old.xml'), wxr({ items: [{ id: 1, content: 'Calm.' }] }));
    writeFileSync(path.join(place, 'password.txt'), 'correct-horse-battery\n');
    writeFileSync(path.join(place, 'passwords.txt'), 'correct-horse-battery\nother-horse-battery\n');
    const before = printOf(outside);
    const lines = triedLines.map(
      (words) => `croupier ${words} ${words.startsWith('init') ? '' : '--store carried'} --no-input || true`,
    );
    const made =
      'croupier init fresh --name Fresh --quiet; croupier backup empty.backup --store fresh --quiet';
    const { stdout, stderr } = await runShell(place, [made, ...lines].join('\n'));
    expect(stdout + stderr).not.toContain(CANARY);
    expect(stderr).not.toContain('mistake in croupier');
    expect(stdout + stderr).toMatch(one.names);
    expect(printOf(outside)).toEqual(before);
  },
);
