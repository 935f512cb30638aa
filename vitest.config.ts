import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { isLongRun } from './tests/long-run.js';

const conditions = ['@croupier/source', 'module', 'node', 'development|production'];

interface ProjectOptions {
  /** The limit of one test, for tests that hang: on a busy machine a test takes many times as long as alone. */
  seconds: number;
  /** Loads the modules again for each file, which takes longer than most tests do. */
  isolate?: boolean;
  /** Whether its tests start Chromium. */
  usesChromium?: boolean;
}

function project(
  name: string,
  include: string[],
  { seconds, isolate = false, usesChromium = false }: ProjectOptions,
): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      include,
      isolate,
      environment: 'node',
      testTimeout: seconds * 1000,
      hookTimeout: seconds * 1000,
      // Half of a test's limit, since the default of one second is too short on a busy machine.
      expect: { poll: { timeout: seconds * 500 } },
      ...(usesChromium ? { globalSetup: 'tests/browser/prepare-chromium.ts' } : {}),
    },
  };
}

const UNIT = ['packages/{core,ui,cli}/src/**/*.test.{ts,tsx}'];
const SITE = ['packages/site/src/**/*.test.{ts,tsx}', 'tests/site/**/*.test.ts'];
/** The tests of a folder; what is in `long` below it is for the long suites alone. */
const testsIn = (folder: string) => [
  `${folder}/*.test.ts`,
  ...(isLongRun ? [`${folder}/long/*.test.ts`] : []),
];
const CLI = [...testsIn('tests/cli'), 'tests/specification/**/*.test.ts'];
const BROWSER = testsIn('tests/browser');
const FAULTS = ['tests/faults/**/*.test.ts', 'tests/security/**/*.test.ts'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Tests wait for processes, pages and the disk half of their time, so there are twice as many workers as cores.
    maxWorkers: availableParallelism() * 2,
    globalSetup: 'tests/temporary-folder.ts',
    // All projects import the same modules, and so does the next run.
    experimental: { fsModuleCache: true },
    projects: [
      project('unit', UNIT, { seconds: 60 }),
      project('architecture', ['tests/architecture/**/*.test.ts'], { seconds: 60 }),
      project('site', SITE, { seconds: 120 }),
      project('cli', CLI, { seconds: 120, isolate: process.env.CROUPIER_TEST_SITE === '1' }),
      project('package', ['tests/package/**/*.test.ts'], {
        seconds: 120,
        isolate: true,
        usesChromium: true,
      }),
      project('browser', BROWSER, { seconds: 120, usesChromium: true }),
      project('faults', FAULTS, { seconds: 600 }),
    ],
  },
});
