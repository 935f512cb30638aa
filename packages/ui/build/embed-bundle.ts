import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/** What the bundle of the embed's script starts from. */
export const EMBED_ENTRY = fileURLToPath(new URL('../src/embed/elements.tsx', import.meta.url));

/** How it is bundled, wherever that is done: elements become nodes at once, and of all words those on cards are held. */
export const EMBED_BUNDLE_OPTIONS = {
  legalComments: 'none',
  conditions: ['@croupier/source', 'module'],
  alias: {
    'react/jsx-runtime': fileURLToPath(new URL('../src/embed/dom-jsx.ts', import.meta.url)),
    '@croupier/core/messages': '@croupier/core/embed',
  },
} satisfies BuildOptions;
