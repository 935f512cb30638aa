import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CTRL_C, runInPseudoTerminal } from '../pseudo-terminal.js';
import { emptyFolder, root, runShell } from '../shell.js';

/** A store with forty casinos. */
async function longFolder(): Promise<string> {
  const folder = emptyFolder();
  const { code, stderr } = await runShell(
    folder,
    `croupier init --name Guide --quiet && croupier casinos import '${root}/examples/casinos.csv' --quiet`,
  );
  expect(code, stderr).toBe(0);
  return folder;
}

const MARKING = { PAGER: 'sed s/^/paged:/' };
const LIST = 'stty rows 12; croupier casinos list';

test('a table longer than the screen comes in the pager, a shorter one and one of programs does not', async () => {
  const folder = await longFolder();
  const { code, text } = await runInPseudoTerminal(folder, LIST, [], MARKING);
  expect(code).toBe(0);
  expect(text).toMatch(/^paged:SLUG +NAME/m);
  expect(text.match(/^paged:/gm)).toHaveLength(41);
  expect(text).toMatch(/40 casinos\s*$/);
  for (const line of [
    'stty rows 60; croupier casinos list',
    `${LIST} --limit 5`,
    `${LIST} --no-pager`,
    `${LIST} --no-input`,
    `${LIST} --json`,
    `${LIST} --format csv`,
    `CROUPIER_PAGER= ${LIST.replace('croupier', 'CROUPIER_PAGER= croupier')}`,
    `${LIST} | cat`,
  ]) {
    const other = await runInPseudoTerminal(folder, line, [], MARKING);
    expect(other.code, line).toBe(0);
    expect(other.text, line).not.toContain('paged:');
    expect(other.text, line).toMatch(/SLUG|slug|golden|casino/i);
  }
});

test('CROUPIER_PAGER goes before PAGER, the pager gets the settings of git, and those that are set stay', async () => {
  const folder = await longFolder();
  const env = { ...MARKING, CROUPIER_PAGER: 'cat > /dev/null; echo less=$LESS lv=$LV' };
  expect((await runInPseudoTerminal(folder, LIST, [], env)).text).toContain('less=FRX lv=-c');
  const own = await runInPseudoTerminal(folder, LIST, [], { ...env, LESS: 'S' });
  expect(own.text).toContain('less=S lv=-c');
});

test('leaving the pager early is quiet, a pager that fails keeps the exit code, and one that is not there is done without', async () => {
  const folder = await longFolder();
  const early = await runInPseudoTerminal(folder, LIST, [], { PAGER: 'head -2; exit 3' });
  expect(early).toMatchObject({ code: 0 });
  expect(early.text.trim().split('\r\n')).toHaveLength(3);
  const missing = await runInPseudoTerminal(folder, LIST, [], { PAGER: 'no-such-pager' });
  expect(missing.code).toBe(0);
  expect(missing.text).toMatch(/SLUG +NAME/);
  expect(missing.text).toMatch(/40 casinos\s*$/);
});

test('Ctrl-C in the pager is for the pager, which goes on', async () => {
  const folder = await longFolder();
  // It ends a while after the signal, as one does that people leave by a key: signals reach processes one by one.
  const env = {
    PAGER: 'trap "echo heard" INT; cat > /dev/null; echo waiting; sleep 30 & wait; sleep 1; echo goes on',
  };
  // A script's shell would get the signal too, and end with it; the shell that a person types into does not.
  const alone = LIST.replace('croupier', 'exec croupier');
  const { code, text } = await runInPseudoTerminal(folder, alone, [['waiting', CTRL_C]], env);
  expect(code, text).toBe(0);
  expect(text).toMatch(/heard\s+goes on/);
  expect(text).toMatch(/40 casinos\s*$/);
});

test.skipIf(!existsSync('/usr/bin/less'))('less shows a screen, goes on, and is left with q', async () => {
  const folder = await longFolder();
  const { code, unasked, text } = await runInPseudoTerminal(folder, LIST, [
    [':', ' '],
    [':', 'q'],
  ]);
  expect(code, text).toBe(0);
  expect(unasked).toEqual([]);
  expect(text).toContain('SLUG');
  expect(text).not.toMatch(/EPIPE|Error/);
});
