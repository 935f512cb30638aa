import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const conditions = ['@croupier/source', 'module', 'node', 'development|production'];

/**
 * A test project. `seconds` limits one test, for tests that hang: on a busy machine a test takes many times as long as
 * alone. Projects of one `groupOrder` run together.
 */
function project(
  name: string,
  include: string[],
  seconds: number,
  groupOrder: number,
): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      include,
      environment: 'node',
      testTimeout: seconds * 1000,
      hookTimeout: seconds * 1000,
      sequence: { groupOrder: groupOrder },
    },
  };
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    maxWorkers: 2,
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      project('unit', ['packages/{core,ui,cli}/src/**/*.test.{ts,tsx}'], 60, 0),
      project('architecture', ['tests/architecture/**/*.test.ts'], 60, 0),
      project('site', ['packages/site/src/**/*.test.{ts,tsx}', 'tests/site/**/*.test.ts'], 120, 1),
      project('cli', ['tests/cli/**/*.test.ts', 'tests/specification/**/*.test.ts'], 120, 1),
      project('package', ['tests/package/**/*.test.ts'], 120, 1),
      project('browser', ['tests/browser/**/*.test.ts'], 120, 2),
      project('faults', ['tests/faults/**/*.test.ts', 'tests/security/**/*.test.ts'], 600, 3),
    ],
  },
});
