import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { EnvironmentSequencer } from './tests/file-order.js';
import { isLongRun } from './tests/long-run.js';

/** A folder for each state of the dependencies, since modules keep the paths and versions of what they import. */
const moduleCache = `node_modules/.cache/modules-${createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', import.meta.url)))
  .digest('hex')
  .slice(0, 16)}`;

const conditions = ['@croupier/source', 'module', 'node', 'development|production'];

interface ProjectOptions {
  /**
   * The limit of one test, for tests that hang: on a busy machine a test takes many times as long as alone. In a long run it is
   * an hour, since what a test does there is many times as much.
   */
  seconds: number;
  /** Loads the modules again for each file, which takes longer than most tests do. */
  isolate?: boolean;
  /** Whether its tests start Chromium. */
  usesChromium?: boolean;
  /** Whether its tests try values of fast-check. */
  usesRandomValues?: boolean;
}

function project(
  name: string,
  include: string[],
  { seconds, isolate = false, usesChromium = false, usesRandomValues = false }: ProjectOptions,
): TestProjectConfiguration {
  const limit = (isLongRun ? 3_600 : seconds) * 1000;
  return {
    extends: true,
    test: {
      name,
      include,
      isolate,
      environment: 'node',
      testTimeout: limit,
      hookTimeout: limit,
      // Half of a test's limit, since the default of one second is too short on a busy machine.
      expect: { poll: { timeout: seconds * 500 } },
      ...(usesChromium ? { globalSetup: 'tests/browser/prepare-chromium.ts' } : {}),
      ...(usesRandomValues ? { setupFiles: 'tests/random-values.ts' } : {}),
    },
  };
}

const UNIT = ['packages/{core,ui,cli}/src/**/*.test.{ts,tsx}'];
/** The tests of a folder; what is in `long` below it is for the long suites alone. */
const testsIn = (folder: string) => [
  `${folder}/*.test.ts`,
  ...(isLongRun ? [`${folder}/long/*.test.ts`] : []),
];
/** One project for all that runs the command and the server, since each project loads all modules anew in each worker. */
const PROGRAMS = [
  'packages/site/src/**/*.test.{ts,tsx}',
  ...['site', 'cli', 'faults', 'security'].flatMap((folder) => testsIn(`tests/${folder}`)),
  'tests/specification/**/*.test.ts',
];
const BROWSER = testsIn('tests/browser');

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Tests wait for processes, pages and the disk half of their time, so there are twice as many workers as cores.
    maxWorkers: availableParallelism() * 2,
    globalSetup: 'tests/temporary-folder.ts',
    sequence: { sequencer: EnvironmentSequencer },
    // All projects import the same modules, and so does the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache },
    projects: [
      project('unit', UNIT, { seconds: 180, usesRandomValues: true }),
      project('architecture', ['tests/architecture/**/*.test.ts'], { seconds: 180 }),
      project('programs', PROGRAMS, {
        seconds: 600,
        isolate: process.env.CROUPIER_TEST_SITE === '1',
        usesRandomValues: true,
      }),
      project('package', ['tests/package/**/*.test.ts'], { seconds: 300, usesChromium: true }),
      project('browser', BROWSER, { seconds: 300, usesChromium: true }),
      // What it installs comes from the registry, so it runs by its own command alone.
      ...(isLongRun
        ? [project('frameworks', ['tests/frameworks/*.test.ts'], { seconds: 600, usesChromium: true })]
        : []),
    ],
  },
});
