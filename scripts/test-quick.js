import { installIfOutdated } from './install-dependencies.js';
import { runCountedTests } from './run-counted-tests.js';
import { logStatus, requireNode, runOrExit, runProgram } from './run-program.js';

/** The tests of the store start processes and wait for locks, so they run only if the store changed. */
const STORE = 'packages/core/src/store/';

requireNode();
await installIfOutdated();
const [since, changed] = await changes(process.argv[2]);
const sources = changed.filter((file) => /^packages\/[^/]+\/src\/.*\.(tsx?|css|json)$/.test(file));
const withStore = changed.some((file) => file.startsWith(STORE));

logStatus(`${changed.length} changed since ${since}: the unit tests that import them, then the architecture`);
const runs = [await runCountedTests(['run', '--project', 'architecture'])];
if (sources.length > 0) {
  const exclude = withStore ? [] : ['--exclude', `${STORE}**`];
  runs.push(
    await runCountedTests([
      'related',
      ...sources,
      '--run',
      '--project',
      'unit',
      '--passWithNoTests',
      ...exclude,
    ]),
  );
}

const sum = (name) => runs.reduce((total, one) => total + one[name], 0);
const beside = changed.filter(
  (file) => /\.test\.tsx?$/.test(file) && !/^packages\/(core|ui|cli)\/|architecture/.test(file),
);
for (const file of beside) logStatus(`Changed, and not run: ${file}`);
const left = ['programs', 'package', 'browser', ...(withStore ? [] : ['the store'])].join(', ');
logStatus(
  `This is a share: ${sum('files')} files of tests. Left out: ${left}, and the units that import none of the change`,
);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** The files that differ from where this branch left main; on main from the last commit, or from the one before if nothing is uncommitted. */
async function changes(named) {
  const since = named ?? (await startOfBranch());
  const files = await changedSince(since);
  if (files.length > 0 || named !== undefined) return [since, files];
  return ['HEAD~1', await changedSince('HEAD~1')];
}

async function startOfBranch() {
  for (const main of ['main', 'origin/main']) {
    const { code, stdout } = await runProgram('git', ['merge-base', 'HEAD', main]);
    if (code === 0) return stdout.trim().slice(0, 10);
  }
  return 'HEAD';
}

async function changedSince(since) {
  const differing = await runOrExit('Comparing', 'git', [
    'diff',
    '--name-only',
    '--diff-filter=d',
    '-z',
    since,
    '--',
  ]);
  const added = await runOrExit('Listing', 'git', ['ls-files', '-z', '-o', '--exclude-standard']);
  return `${differing.stdout}${added.stdout}`.split('\0').filter(Boolean);
}
