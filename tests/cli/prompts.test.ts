import { expect, test } from 'vitest';
import { CTRL_C, DOWN, ENTER, runInPseudoTerminal, UP } from './pseudo-terminal.js';
import { emptyFolder, fileHashes, runShell, sampleFolder } from './shell.js';

test('a deletion asks the literal question, and anything but yes cancels it', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier casinos list');
  const before = fileHashes(folder);
  const question = 'Are you sure you want to delete Copper Heron?';
  const no = await runInPseudoTerminal(folder, 'croupier casinos delete copper-heron', [[question, ENTER]]);
  expect(no).toMatchObject({ code: 3, unasked: [] });
  expect(no.text).toContain('Cancelled; nothing changed.');
  const broken = await runInPseudoTerminal(folder, 'croupier casinos delete copper-heron', [
    [question, CTRL_C],
  ]);
  expect(broken).toMatchObject({ code: 130, unasked: [] });
  expect(fileHashes(folder)).toEqual(before);
  const yes = await runInPseudoTerminal(folder, 'croupier casinos delete copper-heron', [
    [question, `y${ENTER}`],
  ]);
  expect(yes).toMatchObject({ code: 0, unasked: [] });
  expect(yes.text).toContain('Deleted Copper Heron (copper-heron).');
});

test('add prompts for the required fields of a casino, with the messages of the form', async () => {
  const folder = await sampleFolder();
  const done = await runInPseudoTerminal(folder, 'croupier casinos add', [
    ['Name', ENTER],
    ['Casino name is required', `Golden Fox${ENTER}`],
    ['Description', `Calm.${ENTER}`],
    ['Rating (0 to 10)', `11${ENTER}`],
    ['Rating must be between 0 and 10', `\u007f\u007f8.5${ENTER}`],
  ]);
  expect(done, done.text).toMatchObject({ code: 0, unasked: [] });
  const { stdout } = await runShell(
    folder,
    'croupier casinos show golden-fox --json --fields name,description,rating',
  );
  expect(JSON.parse(stdout)).toEqual({ name: 'Golden Fox', description: 'Calm.', rating: 8.5 });
});

test("init asks for the site's name and address, and rejects an address with a path", async () => {
  const folder = emptyFolder();
  const done = await runInPseudoTerminal(folder, 'croupier init', [
    ['Name of the site', `Golden Guide${ENTER}`],
    ['Address of the site', `golden.example/guide${ENTER}`],
    ['stands at the root of its host', `${'\u007f'.repeat(6)}${ENTER}`],
  ]);
  expect(done, done.text).toMatchObject({ code: 0, unasked: [] });
  const settings = JSON.parse((await runShell(folder, 'croupier settings list --json')).stdout);
  expect(settings).toMatchObject({ siteName: 'Golden Guide', siteBaseUrl: 'https://golden.example' });
  const later = await runInPseudoTerminal(folder, 'croupier init later --name Later', [
    ['Address of the site', ENTER],
  ]);
  expect(later, later.text).toMatchObject({ code: 0, unasked: [] });
  expect(later.text).toContain('croupier settings set --site-base-url');
});

test('--no-input, --yes and CI turn prompts off', async () => {
  const folder = await sampleFolder();
  const deleting = 'croupier casinos delete copper-heron';
  expect(await runInPseudoTerminal(folder, `${deleting} --no-input`, [])).toMatchObject({ code: 2 });
  expect(await runInPseudoTerminal(folder, deleting, [], { CI: 'true' })).toMatchObject({ code: 2 });
  expect(await runInPseudoTerminal(folder, `${deleting} --yes`, [])).toMatchObject({ code: 0 });
});

test('a terminal gets a table that fits, in color, and pipes get neither', async () => {
  const folder = await sampleFolder();
  const wide =
    'croupier casinos add --name "賭場 紅狐狸 mit einem sehr langen Namen" --slug red --description x --quiet';
  const { seen, text } = await runInPseudoTerminal(
    folder,
    `${wide}; stty cols 50; croupier casinos list`,
    [],
  );
  expect(seen).toContain('\u001b[1mSLUG');
  const lines = text.split('\r\n').filter((line) => line !== '');
  expect(lines[0]).toMatch(/^SLUG +NAME +RATING/);
  expect(lines.find((line) => line.startsWith('red'))).toMatch(/^red +賭場.*… /);
  for (const line of lines) expect(columnsOf(line), line).toBeLessThanOrEqual(50);
});

/** East Asian characters take two columns. */
function columnsOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0);
}

test('users add prompts with the texts of the form, suggests the role editor, and hides the password', async () => {
  const folder = await sampleFolder();
  const added = await runInPseudoTerminal(folder, 'croupier users add', [
    ['Username', ENTER],
    ['Username is required', `maria${ENTER}`],
    ['Email', `nobody${ENTER}`],
    ['Please enter a valid email address', `${'\u0008'.repeat(6)}maria@guide.example${ENTER}`],
    ['Role', ENTER],
  ]);
  expect(added).toMatchObject({ code: 0, unasked: [] });
  expect(added.text).toMatch(/shown this once.*\s+[a-z2-9]{4}(-[a-z2-9]{4}){3}/);
  const { stdout } = await runShell(folder, 'croupier users show maria --json');
  expect(JSON.parse(stdout)).toMatchObject({ email: 'maria@guide.example', role: 'editor' });
  const set = await runInPseudoTerminal(folder, 'croupier users set-password maria --ask', [
    ['Password', `canary umbra${ENTER}`],
    ['Once more', `canary umbra${ENTER}`],
  ]);
  expect(set).toMatchObject({ code: 0, unasked: [] });
  expect(set.text).not.toContain('canary');
  const again = await runInPseudoTerminal(folder, 'croupier users set-password maria --ask', [
    ['Password', `canary umbra${ENTER}`],
    ['Once more', `canary ombra${ENTER}`],
    ['Passwords do not match', `short${ENTER}`],
    ['Once more', `short${ENTER}`],
    ['Password must be at least 6 characters long', `canary ombra${ENTER}`],
    ['Once more', `canary ombra${ENTER}`],
  ]);
  expect(again, again.text).toMatchObject({ code: 0, unasked: [] });
});

test('a role and a category are picked from a list, and a name that is taken is asked for again', async () => {
  const folder = await sampleFolder();
  const added = await runInPseudoTerminal(folder, 'croupier users add', [
    ['Username', `noor${ENTER}`],
    ['Email', `maria@guide.example${ENTER}`],
    ['navigate', `${UP}${ENTER}`],
    ['Email or username already exists', `${'\u0008'.repeat(4)}maria${ENTER}`],
  ]);
  expect(added, added.text).toMatchObject({ code: 0, unasked: [] });
  const { stdout } = await runShell(folder, 'croupier users show maria --json --fields role');
  expect(JSON.parse(stdout)).toEqual({ role: 'moderator' });
  const game = await runInPseudoTerminal(folder, 'croupier games add', [
    ['Name', `Golden Wheel${ENTER}`],
    ['Provider', ENTER],
    ['jackpot', `${DOWN}${ENTER}`],
    ['Rating', ENTER],
  ]);
  expect(game, game.text).toMatchObject({ code: 0, unasked: [] });
  const shown = await runShell(folder, 'croupier games show "Golden Wheel" --json --fields category');
  expect(JSON.parse(shown.stdout)).toEqual({ category: 'table' });
});

test('the category of a post is picked from a list, and another can be typed', async () => {
  const folder = await sampleFolder();
  const add = 'croupier posts add --content "<p>x</p>"';
  const picked = await runInPseudoTerminal(folder, add, [
    ['Title', `One${ENTER}`],
    ['Excerpt', `Short.${ENTER}`],
    ['Guides', `${DOWN}${ENTER}`],
    ['Tags', ENTER],
  ]);
  expect(picked, picked.text).toMatchObject({ code: 0, unasked: [] });
  const typed = await runInPseudoTerminal(folder, add, [
    ['Title', `Two${ENTER}`],
    ['Excerpt', `Short.${ENTER}`],
    ['Guides', `${UP}${ENTER}`],
    ['(another)', `Interviews${ENTER}`],
    ['Tags', ENTER],
  ]);
  expect(typed, typed.text).toMatchObject({ code: 0, unasked: [] });
  const { stdout } = await runShell(folder, 'croupier posts list --json --fields title,category');
  const listed = JSON.parse(stdout) as { title: string; category: string }[];
  expect(listed).toEqual(
    expect.arrayContaining([
      { title: 'One', category: 'Guides' },
      { title: 'Two', category: 'Interviews' },
    ]),
  );
});
