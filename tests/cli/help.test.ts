import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { wxr } from '../../packages/core/src/wordpress/testing/wxr.js';
import { isLongRun, quickShare } from '../long-run.js';
import { commandTree } from './command-tree.js';
import { root, runShell, sampleFolder } from './shell.js';

const tree = await commandTree();

/** The pictures of the examples: one grey pixel, and one of another grey. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
const OTHER_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNQAgAAJAAj6SyhEwAAAABJRU5ErkJggg==';
/** Setup for the examples of a command, since a new store lacks what they need. */
const THREE_EDITS = 'for r in 1 2 3; do croupier casinos edit copper-heron --rating $r --quiet; done';
const PARTNERS = [
  'printf "Brand,description,rating,bonuses,games,paymentMethods\\nNew Fox,Calm,4,None,Slots,Visa\\n" > partner-list.csv',
  'croupier profiles save partners --collection casinos --map "Brand=name" --quiet',
].join(' && ');
/** A source of one casino, imported once. */
const REGISTER = [
  'printf "golden-fox.example\\n" > list.csv',
  'croupier sources save partners --collection casinos --columns domain --map domain=name --map domain=visitUrl --key domain --default description=Listed. --default rating=3 --default bonuses=None --default games=Slots --default paymentMethods=Visa --quiet',
  'croupier casinos import list.csv --source partners --quiet',
].join(' && ');
/** What an authority lists. */
const AUTHORITY = [
  'printf "Domain,Name\\ngolden-fox.example,Golden Fox Ltd\\n" > list.csv',
  'croupier registers import list.csv --authority "UK Gambling Commission" --date 2026-11-01 --quiet',
].join(' && ');
/** The links of the sample lead nowhere, and a check of them ends with what it found. */
const NO_LINKS = ['casinos', 'bonuses', 'games']
  .map((noun) => `croupier ${noun} list --format ids | croupier ${noun} delete - --yes --quiet`)
  .join(' && ');
const DRAFT = 'croupier drafts save casinos/copper-heron --set rating=9.3 --quiet';
const EMPTY_FOOTER =
  'croupier menus list --menu footer --format ids | croupier menus delete - --menu footer --yes --quiet';
const BEFORE: Record<string, string> = {
  links: NO_LINKS,
  'links check': NO_LINKS,
  check: 'croupier build --out site --base-url https://guide.example --quiet',
  profiles: PARTNERS,
  'profiles show': PARTNERS,
  'profiles delete': PARTNERS,
  sources: REGISTER,
  'sources show': REGISTER,
  'sources decide': REGISTER,
  'sources delete': REGISTER,
  imports: REGISTER,
  'imports list': REGISTER,
  'imports show': REGISTER,
  registers: AUTHORITY,
  'registers list': AUTHORITY,
  'registers show': AUTHORITY,
  'registers import': AUTHORITY,
  'registers delete': AUTHORITY,
  'registers check': AUTHORITY,
  'drafts show': DRAFT,
  'drafts publish': DRAFT,
  'drafts discard': DRAFT,
  drafts: DRAFT,
  'views delete': 'croupier views save "Low rated" --list casinos --query "where=rating<5" --quiet',
  'migrate markdown': 'croupier export site my-site --quiet',
  'migrate verify': 'croupier migrate wordpress site.xml --quiet && printf "/blog/item-1\\n" > old-urls.txt',
  undo: THREE_EDITS,
  redo: `${THREE_EDITS}; croupier undo --quiet`,
  'account password': 'printf "%s" "the present one" | croupier users set-password noor --from - --quiet',
  sites: 'croupier sites add live https://guide.example --no-token --quiet',
  'sites delete': 'croupier sites add live https://guide.example --no-token --quiet',
  'sites add': `echo croupier_${'x'.repeat(43)} > token.txt`,
  'tokens delete':
    'for name in nightly-import report; do croupier tokens add $name --user admin --quiet; done',
  'menus start': EMPTY_FOOTER,
  'media delete': 'croupier media add fox.png --quiet',
  'media edit': 'croupier media add fox.png --quiet',
  'media replace': 'croupier media add fox.png --quiet',
  'styles revert': 'croupier styles set site.css --quiet && croupier styles reset --quiet',
  restore: 'croupier backup before.backup --quiet',
};
/** The redirect of the examples. */
const OLD_REVIEWS = 'croupier redirects add --source /old-reviews --target /casino --quiet';

test('the help of the program names every noun', async () => {
  const { stdout } = await runShell(root, 'croupier --help');
  const listed = [...stdout.matchAll(/^ {2}([a-z]+)(?: \S+)? {2,}/gm)].map((match) => match[1]);
  expect(listed.sort()).toEqual(
    tree
      .map(({ words }) => words)
      .filter((words) => !words.includes(' '))
      .sort(),
  );
  expect(await runShell(root, 'croupier')).toMatchObject({ code: 0, stdout });
  expect(await runShell(root, 'croupier help')).toMatchObject({ code: 0, stdout });
});

/** These run until they are stopped; other tests start them. */
const PAGES = tree.filter(({ words }) => words !== 'serve' && words !== 'demo');

/** Examples that the help of a noun and of its verb both show are run once. */
const triedExamples = new Set<string>();

const TRIED = isLongRun ? 'every example' : 'the first example';

/** The examples of a page of help. */
const examplesOf = ({ help }: { help: string }) =>
  [...help.matchAll(/^ {2}\$ (.+)$/gm)].map((match) => match[1] as string);

test.each(PAGES)('the help of $words lists its verbs, and one to three examples', (page) => {
  const verbs = [...(page.help.split(/^Commands:$/m)[1] ?? '').matchAll(/^ {2}([a-z]+(?:-[a-z]+)*) /gm)].map(
    (match) => match[1],
  );
  expect(verbs).toEqual(page.verbs);
  expect(examplesOf(page).length).toBeGreaterThan(0);
  expect(examplesOf(page).length).toBeLessThan(4);
  expect(page.help).not.toContain('undefined');
});

test.each(quickShare(PAGES, 10))(`${TRIED} in the help of $words runs as printed`, async (page) => {
  const examples = examplesOf(page);
  const setup = page.words.startsWith('redirects ') ? OLD_REVIEWS : BEFORE[page.words];
  for (const example of isLongRun ? examples : examples.slice(0, 1)) {
    const tried = `${setup}\n${example}`;
    if (triedExamples.has(tried)) continue;
    triedExamples.add(tried);
    const folder = await sampleFolder(await preparedFolder(setup));
    const { code, stderr } = await runShell(folder, example);
    expect(code, `${example}\n${stderr}`).toBe(0);
  }
});

test.each(['casinos', 'casinos feature', 'homepage sections'])(
  'croupier %s --help prints the help of this command',
  async (words) => {
    const printed = await runShell(root, `croupier ${words} --help`);
    expect(printed).toEqual({ code: 0, stderr: '', stdout: tree.find((page) => page.words === words)?.help });
  },
);

const preparedFolders = new Map<string, Promise<string>>();

/** A folder with the sample store and the files of the examples, after a setup; made once. */
function preparedFolder(setup = ''): Promise<string> {
  const prepared = preparedFolders.get(setup) ?? prepareFolder(setup);
  preparedFolders.set(setup, prepared);
  return prepared;
}

async function prepareFolder(setup: string): Promise<string> {
  const folder = await sampleFolder();
  copyFileSync(path.join(root, 'examples/casinos.csv'), path.join(folder, 'casinos.csv'));
  writeFileSync(path.join(folder, 'fox.png'), PIXEL, 'base64');
  writeFileSync(path.join(folder, 'owl.png'), OTHER_PIXEL, 'base64');
  writeFileSync(path.join(folder, 'site.css'), 'h1 { color: teal }\n');
  writeFileSync(path.join(folder, 'site.xml'), wxr({ items: [{ id: 1, content: 'Calm.' }] }));
  if (setup !== '') expect(await runShell(folder, setup)).toMatchObject({ code: 0 });
  return folder;
}

test('the help of every verb shows the global options', async () => {
  const { stdout } = await runShell(root, 'croupier casinos feature --help');
  for (const option of [
    '--store',
    '--site',
    '--json',
    '--as',
    '--yes',
    '--no-input',
    '--quiet',
    '--verbose',
    '--no-color',
  ]) {
    expect(stdout).toContain(option);
  }
});

test('every field of a casino has an option', async () => {
  const { stdout } = await runShell(root, 'croupier casinos add --help');
  for (const option of [
    '--name',
    '--rating',
    '--stars',
    '--bonus-free-spins',
    '--visit-url',
    '--slots-count',
    '--from',
  ]) {
    expect(stdout).toContain(`${option} <`);
  }
  expect(stdout).toContain('score, 0 to 10');
  expect(stdout).toContain('stars, 0 to 5');
});
