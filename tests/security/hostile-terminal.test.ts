import path from 'node:path';
import { createPerform, runtime } from '@croupier/core';
import { fileStorage, initStore, scryptPasswords } from '@croupier/core/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { runInPseudoTerminal } from '../cli/pseudo-terminal.js';
import { emptyFolder, runShell } from '../cli/shell.js';
import { isLongRun, quickShare } from '../long-run.js';
import { fillWithHostileValues } from './fill-hostile-store.js';
import { CONTROL_CHARACTERS } from './hostile-values.js';

let folder: string;

beforeAll(async () => {
  folder = emptyFolder();
  const store = path.join(folder, 'croupier-data');
  await initStore(store);
  const passwords = scryptPasswords({ ln: 4, r: 1, p: 1 });
  expect(
    await fillWithHostileValues(createPerform(fileStorage(store), runtime, { passwords })),
  ).toBeGreaterThan(1_500);
});

const LISTS = ['casinos', 'bonuses', 'games', 'posts', 'pages', 'redirects', 'users'];
const LOOKS = [
  ...LISTS.map((noun) => `croupier ${noun} list`),
  ...['menus list', 'settings list', 'homepage show', 'history --limit 400', 'doctor'].map(
    (words) => `croupier ${words}`,
  ),
  'croupier history show $(croupier history | head -1 | cut -f1)',
  'croupier undo --dry-run',
  'croupier posts edit post-31 --title calm --dry-run',
  'croupier redirects test /old-0',
];
const DEEPER = LISTS.flatMap((noun) => [
  `for id in $(croupier ${noun} list --json --fields id | grep -o '[0-9a-f-]\\{36\\}'); do croupier ${noun} show $id; done`,
  `croupier ${noun} list --format ids`,
  `croupier ${noun} list --json`,
  `croupier ${noun} list --format ndjson`,
]);
/** What was typed means harm itself: names, words, values, files. Without the bar that an import draws by such codes. */
const TYPED = [
  `croupier casinos add --name $'\\e[31mred\\a' --description x --rating 8`,
  `croupier casinos add --name fox --description x --rating $'\\e]0;title\\a'`,
  `croupier casinos show $'\\u202egnp.\\e[2J'`,
  `croupier $'\\e[31mcasinos' list`,
  `croupier casinos $'l\\e[31mst'`,
  `croupier casinos list $'--\\e[31msort'`,
  `croupier casinos list --sort $'\\e[31mname'`,
  `croupier casinos list --fields $'\\e[31mname'`,
  `croupier casinos list --store $'\\e[31mnowhere'`,
  `croupier casinos list --as $'\\e[31mnobody'`,
  `croupier casinos import $'\\e[31mnothing.csv'`,
  `printf 'na\\033[31mme,\\033]0;x\\007\\nfox,\\033[2J\\n' | croupier casinos import - --quiet`,
  `printf 'name,description,rating,bonuses,games,paymentMethods\\nf\\033[31mx,\\033[2J,4,b\\033[31m,g,p\\n' | croupier casinos import - --quiet`,
  `printf '[{"name":"\\\\u001b[31m","description":"\\\\u202e","ra\\\\u001bting":1}]' | croupier casinos import - --input-format json --quiet`,
  `printf '{"title":"\\\\u001b[31m"}' | croupier posts add --from -`,
  `printf 'h1 { color: \\033[31mred } @import "\\033]0;x\\007";' | croupier styles set -`,
  `croupier redirects test $'/\\e[31mred'`,
  `croupier embed $'\\e[31mfox'`,
  `croupier help $'\\e[31mfox'`,
  `croupier schema $'\\e[31mfox'`,
];

describe('no control character comes out of', () => {
  test.each([...quickShare(LOOKS, 5), ...(isLongRun ? DEEPER : [])])('a pipe from %s', async (line) => {
    const { stdout, stderr } = await runShell(folder, line);
    expect(stdout.length + stderr.length).toBeGreaterThan(0);
    expect(obeyedIn(stdout + stderr)).toEqual([]);
  });

  test.each(quickShare(TYPED, 4))('%s', async (line) => {
    const { stdout, stderr } = await runShell(folder, line);
    expect(stdout.length + stderr.length).toBeGreaterThan(0);
    expect(obeyedIn(stdout + stderr)).toEqual([]);
  });

  test.each(isLongRun ? [...LOOKS, ...DEEPER, ...TYPED] : LOOKS.slice(0, 2))(
    'a terminal that runs %s',
    async (line) => {
      const quoted = `bash -c '${line.replaceAll("'", `'\\''`)}'`;
      const { seen } = await runInPseudoTerminal(folder, quoted, [], { NO_COLOR: '1' });
      expect(seen.length).toBeGreaterThan(0);
      // The terminal itself makes CR LF of each line end.
      expect(obeyedIn(seen.replaceAll('\r\n', '\n'))).toEqual([]);
    },
  );
});

/** The lines with control sequences, escaped. */
function obeyedIn(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => CONTROL_CHARACTERS.test(line))
    .map((line) => JSON.stringify(line.slice(0, 300)));
}
