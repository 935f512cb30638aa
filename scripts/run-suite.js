import path from 'node:path';
import { buildChangedPackages } from './build-packages.js';
import { installIfOutdated } from './install-dependencies.js';
import { logStatus, requireNode, root, runProgram } from './run-program.js';

/** What `npm run` calls by a name of its own, and the status line while it runs. */
const SUITES = {
  faults:
    'Running all tests but those in a browser, the long ones whole: kills, rival writers, hostile stores',
  browser: 'Opening every page and story in a real browser, in light and dark, narrow and wide',
  frameworks: 'Making apps with Vite, Next, Astro and React Router by npm, pnpm and yarn, from the registry',
  remote: 'Running the tests of the terminal over HTTP, on a served store',
  sizes: 'Writing docs/sizes.md: what each entry point, component and style sheet weighs',
};

/** What vitest runs for a suite, where that is not the project of its name. */
const FILTERS = {
  remote: ['--project', 'programs', 'tests/cli'],
  sizes: ['--project', 'package', 'size-table', '-u'],
  faults: ['programs', 'unit', 'package'].flatMap((project) => ['--project', project]),
};

const [name = '', ...rest] = process.argv.slice(2);
if (!(name in SUITES)) throw new Error(`Name a suite: ${Object.keys(SUITES).join(', ')}`);
requireNode();
await installIfOutdated();
await buildChangedPackages();
logStatus(SUITES[name]);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const done = await runProgram(
  process.execPath,
  [vitest, 'run', ...(FILTERS[name] ?? ['--project', name]), ...rest],
  {
    show: true,
    env: {
      ...(name === 'sizes' ? {} : { CROUPIER_TESTS: 'long' }),
      ...(name === 'remote' ? { CROUPIER_TEST_SITE: '1' } : {}),
    },
  },
);
process.exitCode = done.code;
