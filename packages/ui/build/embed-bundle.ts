import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/** The entry point of the embed's script. */
export const EMBED_ENTRY = fileURLToPath(new URL('../src/embed/elements.tsx', import.meta.url));

/** Bundle options of the embed: JSX makes DOM nodes, and only the labels of cards are included. */
export const EMBED_BUNDLE_OPTIONS = {
  legalComments: 'none',
  conditions: ['@croupier/source', 'module'],
  alias: {
    'react/jsx-runtime': fileURLToPath(new URL('../src/embed/dom-jsx.ts', import.meta.url)),
    '@croupier/core/messages': '@croupier/core/embed',
  },
} satisfies BuildOptions;
