import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runShell, sampleFolder } from '../../cli/shell.js';

const CASINO =
  'croupier casinos add --name "Fox Den" --description Cosy --features Cosy --bonuses "100%" --languages English --currencies EUR --countries Denmark';

/** A repository in which two branches each added a casino of one name and a footer page of one title, merged. */
async function mergedRepository(attributes: string): Promise<string> {
  const folder = await sampleFolder();
  writeFileSync(path.join(folder, '.gitattributes'), attributes);
  const run = async (line: string) => {
    const { code, stderr } = await runShell(folder, line);
    if (code !== 0) throw new Error(`${line}: ${stderr}`);
  };
  await run('git init -q -b main . && git config user.email fox@example.com && git config user.name Fox');
  await run('croupier pages delete terms --yes; git add -A && git commit -qm first && git branch other');
  const addBoth = (rating: number) =>
    `${CASINO} --rating ${rating} && croupier pages footer --create-missing && croupier pages publish terms && git add -A && git commit -qm more`;
  await run(`git checkout -q other && ${addBoth(7)} && git checkout -q main && ${addBoth(8)}`);
  await runShell(folder, 'git merge -q other');
  return folder;
}

test.each([
  ['a merge that git could not finish', ''],
  ['a merge of all lines', '*.json merge=union'],
])('after %s, the file is named, and the doctor keeps the records of both', async (_what, attributes) => {
  const folder = await mergedRepository(attributes);
  const damaged = readFileSync(path.join(folder, 'croupier-data/casinos.json'), 'utf8');
  const refused = await runShell(folder, 'croupier casinos list');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/casinos\.json, line \d+, slug: the slug 'fox-den' stands in line \d+ too/);
  expect(refused.stderr).toContain('croupier doctor --fix');
  expect((await runShell(folder, 'croupier posts list')).code).toBe(0);

  const found = await runShell(folder, 'croupier doctor');
  expect(found.code).toBe(6);
  for (const file of ['casinos.json', 'pages.json']) expect(found.stdout).toContain(`${file}, line `);

  const cleaned = await runShell(folder, 'croupier pages footer --clean-duplicates');
  expect(cleaned).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('pages.json is kept as it was in'),
  });
  expect((await runShell(folder, 'croupier pages list --format ids')).code).toBe(0);

  // Of the two records that it keeps, a person says whether they are one.
  expect((await runShell(folder, 'croupier doctor --fix')).code).toBe(8);
  const checked = await runShell(folder, 'croupier doctor');
  expect(checked.code).toBe(6);
  expect(checked.stdout.match(/^\w+: /gm)).toEqual(['warning: ']);
  expect(checked.stdout).toContain('croupier casinos merge');
  const { stdout } = await runShell(folder, 'croupier casinos list --fields slug,rating --format csv');
  expect(stdout).toMatch(/fox-den,(3.5|4)\r?\nfox-den-2,(3.5|4)\r?\n/);
  const kept = path.join(folder, 'croupier-data/private/before-repair');
  const copies = readdirSync(kept).map((name) => readFileSync(path.join(kept, name), 'utf8'));
  expect(copies).toContain(damaged);
});
