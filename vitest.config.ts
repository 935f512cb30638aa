import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const conditions = ['@croupier/source', 'module', 'node', 'development|production'];

/** One room of tests: its name, its files, how long one test may take, and its turn: rooms of one turn run together. */
function room(name: string, include: string[], seconds: number, turn: number): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      include,
      environment: 'node',
      testTimeout: seconds * 1000,
      hookTimeout: seconds * 1000,
      sequence: { groupOrder: turn },
    },
  };
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    maxWorkers: 2,
    // What is waited for comes when it comes: on a busy machine later than the second that is the default.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      room('unit', ['packages/{core,ui,cli}/src/**/*.test.{ts,tsx}'], 20, 0),
      room('architecture', ['tests/architecture/**/*.test.ts'], 30, 0),
      room('site', ['packages/site/src/**/*.test.{ts,tsx}', 'tests/site/**/*.test.ts'], 60, 1),
      room('cli', ['tests/cli/**/*.test.ts', 'tests/specification/**/*.test.ts'], 60, 1),
      room('package', ['tests/package/**/*.test.ts'], 60, 1),
      room('browser', ['tests/browser/**/*.test.ts'], 60, 2),
      room('faults', ['tests/faults/**/*.test.ts', 'tests/security/**/*.test.ts'], 600, 3),
    ],
  },
});
