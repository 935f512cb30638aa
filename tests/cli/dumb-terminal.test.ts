import { expect, test } from 'vitest';
import { CTRL_C, runInPseudoTerminal } from './pseudo-terminal.js';
import { emptyFolder, root, sampleFolder } from './shell.js';

/** A dumb terminal. */
const DUMB = { TERM: 'dumb' };
const DELETING = 'croupier casinos delete copper-heron';
const QUESTION = 'Are you sure you want to delete Copper Heron? (y/N)';
const [ENTER, ESCAPE] = ['\n', '\u001b'];

test('a dumb terminal gets prompts and results line by line', async () => {
  const folder = emptyFolder();
  const made = await runInPseudoTerminal(
    folder,
    'croupier init',
    [
      ['Name of the site:', ENTER],
      ['Name of the site:', `Quiet Desk${ENTER}`],
      ['Address of the site', ENTER],
    ],
    DUMB,
  );
  expect(made, made.text).toMatchObject({ code: 0, unasked: [] });
  const file = `${root}/examples/casinos.csv`;
  const imported = await runInPseudoTerminal(folder, `croupier casinos import '${file}'`, [], DUMB);
  expect(imported.text).toContain('40 rows, 40 created');
  const listed = await runInPseudoTerminal(folder, 'croupier casinos list --limit 3', [], DUMB);
  expect(listed.text).toContain('3 of 40');
  expect([made, imported, listed].map(({ seen }) => seen.includes(ESCAPE))).toEqual([false, false, false]);
});

test('a deletion in a dumb terminal needs a yes, too', async () => {
  const folder = await sampleFolder();
  const no = await runInPseudoTerminal(folder, DELETING, [[QUESTION, ENTER]], DUMB);
  expect(no, no.text).toMatchObject({ code: 3, unasked: [] });
  const broken = await runInPseudoTerminal(folder, DELETING, [[QUESTION, CTRL_C]], DUMB);
  expect(broken, broken.text).toMatchObject({ code: 130, unasked: [] });
  const yes = await runInPseudoTerminal(folder, DELETING, [[QUESTION, `y${ENTER}`]], DUMB);
  expect(yes, yes.text).toMatchObject({ code: 0, unasked: [] });
  expect(yes.text).toContain('Deleted Copper Heron (copper-heron).');
  expect(yes.seen).not.toContain(ESCAPE);
});
