import type { ProblemEntry } from './entry.js';

/** Problems of saved views. */
export const viewProblems = {
  'view.not-found': {
    code: 'not-found',
    text: ({ name, list }: { name: string; list?: string | undefined; suggestion?: string | undefined }) =>
      `There is no saved view '${name}'${list === undefined ? '' : ` of ${list}`}`,
  },
  'view.ambiguous': {
    code: 'not-found',
    text: ({ ref, count }: { ref: string; count: number }) => `'${ref}' names ${count} saved views`,
    hint: () => 'Say the list, or name one by its whole id.',
  },
} as const satisfies Record<string, ProblemEntry>;
