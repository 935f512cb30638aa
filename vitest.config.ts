import { defineConfig } from 'vitest/config';

const conditions = ['@croupier/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
        },
      },
    ],
  },
});
