import { expect, test } from 'vitest';
import { isOverHttp, runShell, sampleFolder } from '../shell.js';

const CSV = 'name,description,rating,bonuses,games,paymentMethods,NAME\nFox,Calm,4,100%,Slots,Visa,x\n';

/** What a person types a name into: nouns, verbs, topics, records, fields, choices, mappings. */
const COMMANDS = [
  'help NAME',
  'help casinos NAME',
  'NAME list',
  'casinos NAME',
  'casinos show NAME',
  'casinos list --NAME x',
  'casinos list --fields NAME',
  'casinos list --sort NAME',
  'casinos list --where NAME=1',
  'casinos edit paper-kite --set NAME=1',
  'casinos import - --delimiter NAME',
  'casinos import - --default NAME=1',
  'casinos import - --dry-run --map NAME=NAME',
  'settings get NAME',
  'menus list --menu NAME',
  'homepage sections enable NAME',
  'schema NAME',
  'completion NAME',
  'redirects export --host NAME',
  'undo NAME',
];

/** A name that is set in a way of its own, and some that are inherited. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

test.each(NAMES)('whoever types %s anywhere is told that there is no such thing', async (name) => {
  const folder = await sampleFolder();
  for (const typed of COMMANDS) {
    const line = `croupier ${typed.replaceAll('NAME', name)}`;
    const { code, stdout, stderr } = await runShell(folder, line, { stdin: CSV.replace('NAME', name) });
    const told = `${line}\n${stdout}${stderr}`;
    expect(told).not.toMatch(/mistake in croupier|native code|\[object|is not a function/);
    expect([2, 5, 6].includes(code) || typed.includes('--map'), told).toBe(true);
  }
});

test.skipIf(isOverHttp)('a command in a folder that is gone says so', async () => {
  const folder = await sampleFolder();
  const { code, stderr } = await runShell(
    folder,
    'mkdir gone && cd gone && rmdir ../gone && croupier casinos list',
  );
  expect(stderr).toContain('The folder that you are in is gone.');
  expect(code).toBe(1);
});

test.each(['null', '[]', '"x"', '7', ''])(
  'a file that holds %j is not restored, and nothing changes',
  async (text) => {
    const folder = await sampleFolder();
    const { code, stderr } = await runShell(folder, 'cat >backup && croupier restore backup --yes', {
      stdin: text,
    });
    expect(stderr).toMatch(/backup/);
    expect(stderr).not.toContain('mistake in croupier');
    expect(code).toBe(6);
  },
);
