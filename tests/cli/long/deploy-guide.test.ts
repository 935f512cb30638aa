import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, root, runShell } from '../shell.js';

const GUIDE = readFileSync(path.join(root, 'docs/guides/deploy.md'), 'utf8');
const hasRsync = spawnSync('rsync', ['--version']).status === 0;

/** The first block of shell below a heading of the guide. */
function recipe(heading: string): string {
  const [, below = ''] = GUIDE.split(`## ${heading}\n`);
  return /```sh\n([^`]+)```/.exec(below)?.[1] ?? '';
}

/** The files below a folder with their texts, without what only the next build reads. */
function filesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true }) as string[];
  return new Map(
    files
      .filter(
        (file) => !/^\.(croupier-build|git)(\/|$)/.test(file) && statSync(path.join(folder, file)).isFile(),
      )
      .sort()
      .map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]),
  );
}

/** A folder with the site of a store, which is built again under another name. */
async function builtFolder() {
  const folder = emptyFolder();
  const build = 'croupier build --out site --base-url https://guide.example --no-check --host apache --quiet';
  await runShell(folder, `croupier init --sample --name First --quiet && ${build}`);
  return {
    folder,
    site: () => filesIn(path.join(folder, 'site')),
    buildAgain: () =>
      runShell(folder, `croupier casinos rename copper-heron copper-crane --quiet && ${build}`),
  };
}

test.skipIf(!hasRsync)(
  'the rsync recipe brings the site, its changes and what is gone',
  async () => {
    const { folder, site, buildAgain } = await builtFolder();
    const line = recipe('A server of your own, by rsync').replace(
      'web@reviews.example:/srv/reviews/',
      'server/',
    );
    expect(line).toContain(' server/');
    mkdirSync(path.join(folder, 'server'));
    for (const change of [async () => undefined, buildAgain]) {
      await change();
      expect(await runShell(folder, line)).toMatchObject({ code: 0 });
      expect(filesIn(path.join(folder, 'server'))).toEqual(site());
      expect(readdirSync(path.join(folder, 'server'))).not.toContain('.croupier-build');
    }
    expect([...site().keys()]).not.toContain('casino/copper-heron/index.html');
  },
  120_000,
);

test('the git recipe pushes a branch that holds the site, and then its changes', async () => {
  const { folder, site, buildAgain } = await builtFolder();
  await runShell(folder, 'git init --quiet --bare remote.git');
  const lines = recipe('A branch of a repository').replace('https://git.example/reviews.git', 'remote.git');
  expect(lines).toContain('remote.git');
  const env = {
    ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@guide.example' },
    ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@guide.example' },
  };
  for (const change of [async () => undefined, buildAgain]) {
    await change();
    const done = await runShell(folder, `set -e\n${lines}`, { env });
    expect(done, done.stderr).toMatchObject({ code: 0 });
    rmSync(path.join(folder, 'clone'), { recursive: true, force: true });
    await runShell(folder, 'git clone --quiet --branch pages remote.git clone');
    expect(filesIn(path.join(folder, 'clone'))).toEqual(site());
    expect(readdirSync(path.join(folder, 'clone'))).not.toContain('.croupier-build');
  }
});
