import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, root, runShell, sampleFolder } from './shell.js';

const FIXTURES = path.join(root, 'packages/cli/src/check/market/testing');

test('a market shows each rule with its value, whose it is, its source and its day', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier markets edit GB --minimum-age 21 --words-to-avoid none --quiet');
  const { stdout } = await runShell(folder, 'croupier markets show GB');
  expect(stdout).toContain('Rule: Minimum Age\t21 (yours)\n');
  expect(stdout).toContain('Rule: Words to Avoid\tnone (yours)\n');
  expect(stdout).toMatch(/Rule: Highest Wagering\t10 \(read at https:\S+ on \d{4}-\d\d-\d\d\)\n/);
  expect(stdout).toMatch(/Rule: Helpline\tGamCare, https:\S+ \(reported by https:\S+ on \d{4}-\d\d-\d\d\)\n/);
  const list = await runShell(folder, 'croupier markets list');
  expect(list.stdout).toMatch(/^GB United Kingdom\t21 \(yours\)\t\tyes\t10$/m);
});

test('a site of any making is checked against a market, without a store', async () => {
  const folder = emptyFolder();
  cpSync(path.join(FIXTURES, 'gb-cards.html'), path.join(folder, 'site/gb-cards.html'));
  const { code, stderr } = await runShell(folder, 'croupier check site --market "united kingdom"');
  expect(code).toBe(6);
  expect(stderr).toMatch(
    / {2}\/gb-cards: An offer has to be staked 40 times, .* \(market-wagering\)\n +div\S/,
  );
  expect(stderr).toContain('https://www.gamblingcommission.gov.uk/');
  const { stdout, code: sarifCode } = await runShell(
    folder,
    'croupier check site --market GB --format sarif',
  );
  expect(sarifCode).toBe(6);
  const [run] = JSON.parse(stdout).runs;
  expect(run.tool.driver.name).toBe('croupier check');
  expect(run.results).toHaveLength(5);
  expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('gb-cards');
});

test('what the store says of a market counts in a check', async () => {
  const folder = await sampleFolder();
  cpSync(FIXTURES, path.join(folder, 'site'), { recursive: true });
  const rules = async () =>
    JSON.parse((await runShell(folder, 'croupier check site --market GB --json')).stdout).faults.map(
      ({ rule }: { rule: string }) => rule,
    );
  expect(await rules()).toContain('market-wagering');
  await runShell(folder, 'croupier markets edit GB --max-wagering-times 1000 --quiet');
  expect(await rules()).not.toContain('market-wagering');
});

test('a market that is none, and a check without a place, say what to do', async () => {
  const folder = await sampleFolder();
  const none = await runShell(folder, 'croupier check . --market Atlantis');
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("'Atlantis' is no market")]);
  const nowhere = await runShell(folder, 'croupier check --market GB');
  expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining('Name the folder')]);
});
