import { expect, test } from 'vitest';
import { runInPseudoTerminal } from './pseudo-terminal.js';
import { runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

test('A-041 to A-043: on a terminal the list of casinos has stars, the severity in red, who is featured, the day, and a count', async () => {
  const folder = await sampleFolder();
  const { seen, text } = await runInPseudoTerminal(folder, 'croupier casinos list', []);
  const lines = text.split('\r\n').filter((line) => line !== '');
  expect(lines[0]).toMatch(/^SLUG +NAME +RATING +STATUS +FEATURED +CREATED$/);
  expect(lines.find((line) => line.startsWith('copper'))).toMatch(
    /^copper-heron +Copper Heron +★ 9\.2 +active +featured +[A-Z][a-z]{2} \d\d, \d{4}$/,
  );
  expect(lines.find((line) => line.startsWith('brass'))).toMatch(/★ 2\.3 +blacklisted \(high\).* +regular +/);
  expect(seen).toContain('\u001b[31mblacklisted (high)');
  expect(lines.at(-1)).toBe('4 casinos');
  const some = await runInPseudoTerminal(folder, 'croupier casinos list --limit 1', []);
  expect(some.text.trim().split('\r\n').at(-1)).toBe('1 of 4 casinos');
});

test('a wide terminal has the safety rating and the description too, and programs always get them', async () => {
  const folder = await sampleFolder();
  const { text } = await runInPseudoTerminal(folder, 'stty cols 160; croupier casinos list', []);
  expect(text).toMatch(/^SLUG +NAME +RATING +SAFETY +STATUS +FEATURED +CREATED +DESCRIPTION/);
  expect(text).toMatch(/copper-heron .* 9\.4 .* A calm, quick casino/);
  const { stdout } = await runShell(folder, 'croupier casinos list --search heron');
  expect(stdout).toMatch(
    /^copper-heron\tCopper Heron\t9\.2\t9\.4\tactive\tfeatured\t\d{4}-\d\d-\d\d\tA calm, quick casino.*\n$/,
  );
});

test('a terminal that does not know its width counts as one of 80 columns', async () => {
  const folder = await sampleFolder();
  const { text } = await runInPseudoTerminal(folder, 'stty cols 0; croupier casinos list', []);
  expect(text).toContain('copper-heron  Copper Heron');
});

test('A-157: the list of pages shows days as Jan 05, 2025 to people, and as 2025-01-05 to programs', async () => {
  const folder = await sampleFolder();
  const { text } = await runInPseudoTerminal(folder, 'croupier pages list --search about', []);
  expect(text).toMatch(/\r\nabout +About Us +published +([A-Z][a-z]{2} \d\d, \d{4} *){2}\r\n/);
  const { stdout } = await runShell(folder, 'croupier pages list --search about');
  expect(stdout).toMatch(/^about\tAbout Us\tpublished\t\d{4}-\d\d-\d\d\t\d{4}-\d\d-\d\d\n$/);
});

test('A-090, A-092, A-096: show counts what a casino has, labels its rating, and says which bonuses are not specified', async () => {
  const folder = await sampleFolder();
  const { stdout } = await runShell(folder, 'croupier casinos show copper-heron');
  const lines = stdout.split('\n');
  expect(lines).toContain('No Deposit Bonus\tNot specified');
  expect(lines).toContain('Overall Rating\t★★★★☆ Excellent');
  expect(lines).toContain('Counts\t6 games, 5 payment methods, 1 license, 3 languages');
  await runShell(folder, 'croupier casinos edit copper-heron --rating 7.9');
  const { stdout: fair } = await runShell(folder, 'croupier casinos show copper-heron');
  expect(fair).toContain('Overall Rating\t★★★☆☆ Fair');
});

test('a casino without a rating is not rated yet: blank to programs, the words to people, and emptied by an empty value', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier casinos edit copper-heron --rating "" --safety-rating ""');
  const listed = await runShell(folder, 'croupier casinos list --sort rating');
  const [unrated = '', blacklisted = ''] = listed.stdout.trim().split('\n').slice(-2);
  expect(unrated).toMatch(/^copper-heron\tCopper Heron\t\t\tactive\t/);
  expect(blacklisted).toMatch(/^brass-magpie\t/);
  const { text } = await runInPseudoTerminal(folder, 'croupier casinos list', []);
  expect(text).toMatch(/copper-heron +Copper Heron +– +active/);
  const { stdout } = await runShell(folder, 'croupier casinos show copper-heron');
  for (const title of ['Rating', 'Safety Rating', 'Overall Rating'])
    expect(stdout.split('\n')).toContain(`${title}\tNot rated yet`);
  const csv = await runShell(
    folder,
    'croupier casinos list --search heron --format csv --fields slug,rating',
  );
  expect(csv.stdout.trim().split(/\r?\n/)).toEqual(['slug,rating', 'copper-heron,']);
});

test('a bonus without a casino or a title is refused', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier bonuses add --casino copper-heron
    ? 2
    ! Bonus title is required
    ! Give it with --title.
    $ croupier bonuses add --title "20 spins"
    ? 2
    ! Please choose the casino of the bonus
    ! Give it with --casino.
    `,
  );
});
