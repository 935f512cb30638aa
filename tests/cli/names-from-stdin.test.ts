import { expect, test } from 'vitest';
import { quickShare } from '../long-run.js';
import { commandTree } from './command-tree.js';
import { runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

/** What else takes several words: files and settings, which no list names. */
const NOT_RECORDS = [
  'media add',
  'migrate wordpress',
  'migrate verify',
  'settings get',
  'settings reset',
  'help',
];

const LIST: Record<string, string> = {
  'menus show': 'menus list --menu header',
  'menus hide': 'menus list --menu header',
  'menus delete': 'menus list --menu header',
  'homepage sections enable': 'homepage sections list',
  'homepage sections disable': 'homepage sections list',
  embed: 'casinos list',
};
/** What a verb takes beside names. */
const FURTHER: Record<string, string> = {
  'menus show': '--menu header',
  'menus hide': '--menu header',
  'menus delete': '--menu header',
  'tokens delete': '--user admin',
  embed: '--base-url https://guide.example',
  'casinos edit': '--reviewer Ana',
  'bonuses edit': '--wagering 20x',
  'games edit': '--provider Ana',
  'toplists edit': '--intro Calm.',
  'authors edit': '--role Ana',
  'listings edit': '--license-number Ana',
  'markets edit': '--notice Ana',
  'programmes edit': '--notes Ana',
  'earnings edit': '--clicks 4',
  'rates edit': '--rate 0.95',
  'posts edit': '--author Ana',
  'pages edit': '--is-published false',
  'users edit': '--first-name Ana',
  'redirects edit': '--permanent false',
};
/** The verb that gives one record what the others have: it is named before those of stdin. */
const INTO_ONE = 'casinos merge';
/** What stores need that the sample lacks. */
const BEFORE: Record<string, string> = {
  media: 'croupier media add fox.png --quiet',
  redirects: 'croupier redirects add --source /old --target /casino --quiet',
  profiles: 'croupier profiles save partners --collection casinos --quiet',
  sources: 'croupier sources save partners --collection casinos --quiet',
  registers:
    'printf "owl.example\\n" > list.csv && croupier registers import list.csv --authority Owls --quiet',
  drafts: 'croupier drafts save casinos/copper-heron --set rating=9.3 --quiet',
  views: 'croupier views save low --list casinos --query q=fox --quiet',
  // The token itself is printed.
  tokens: 'croupier tokens add nightly --user admin --quiet > token.txt',
};
/** The picture of the tests: one grey pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

const VARIADIC = (await commandTree()).filter(
  ({ words, help }) =>
    /[<[][a-z-]+\.\.\.[>\]]/.test(help.split('\n')[0] ?? '') && !NOT_RECORDS.includes(words),
);

test('the help of every verb that takes several records says that stdin can name them', () => {
  const silent = VARIADIC.filter(
    ({ help }) => !help.replace(/\s+/g, ' ').includes('- reads them from stdin'),
  );
  expect(silent.map(({ words }) => words)).toEqual([]);
  expect(VARIADIC.length).toBeGreaterThan(40);
});

test.each(quickShare(VARIADIC, 20))(
  'croupier $words reads from stdin what it is about',
  async ({ words }) => {
    const folder = await sampleFolder();
    const [noun = ''] = words.split(' ');
    const before = [`echo ${PIXEL} | base64 -d > fox.png`, BEFORE[noun] ?? 'true'].join('; ');
    const list = `croupier ${LIST[words] ?? `${noun} list`} --format ids`;
    const names = await runShell(folder, `${before}; ${list}`);
    // Somebody has to stay who may sign in.
    const some = names.stdout.split('\n').slice(noun === 'users' ? 1 : 0, 3);
    const into = words === INTO_ONE ? (some.shift() ?? '') : '';
    const stdin = `${some.filter((name) => name !== '').join('\n')}\n`;
    const line = `croupier ${words} ${into} - ${FURTHER[words] ?? ''} --yes`;
    if (words === 'messages delete' || words === 'links update') {
      // The sample has no messages, and its links lead nowhere.
      const none = await runShell(folder, line, { stdin: '' });
      return expect(none).toMatchObject({ code: 0, stderr: `No ${noun} match; nothing was changed.\n` });
    }
    expect(some[0], list).not.toBe('');
    expect(await runShell(folder, line, { stdin }), `${line}\n${stdin}`).toMatchObject({ code: 0 });
    if (into !== '') {
      const alone = await runShell(folder, line, { stdin: '\n' });
      return expect(alone).toMatchObject({ code: 2, stderr: expect.stringContaining('must not be empty') });
    }
    if (!['show', 'embed'].includes(words.split(' ').at(-1) as string) || noun === 'menus') {
      const none = await runShell(folder, line, { stdin: '\n' });
      expect(none.stderr).toContain('match; nothing was changed');
    }
  },
);

test('several records are shown one after the other, and as an array with --json', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos show copper-heron paper-kite --fields slug,rating
    Slug	copper-heron
    Rating	9.2
    …
    Slug	paper-kite
    …
    $ echo copper-heron | croupier casinos show - --json --fields slug --jq '.[].slug'
    copper-heron
    $ croupier casinos show copper-heron --jq .slug
    copper-heron
    $ echo '[{"slug":"copper-heron"},{"slug":"nobody"}]' | croupier casinos show -
    ? 5
    ! …
    ! …
    ! …
    ! …
    `,
  );
});

test('records that stdin names are not deleted without a yes, and the names are told in JSON too', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier menus list --menu header --format ids | croupier menus delete - --menu header
    ? 2
    ! Delete … menu items?
    ! Nobody is here to answer: give --yes to delete what matches without a question.
    $ croupier menus list --menu header --json --fields id | croupier menus delete - --menu header --yes
    ! …
    $ croupier menus list --menu header --format count
    0
    `,
  );
});
