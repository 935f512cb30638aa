import type { ProblemEntry } from './entry.js';

/** Problems of the tokens of scripts. */
export const tokenProblems = {
  'token.refused': {
    code: 'not-allowed',
    text: () => 'This token is unknown, has expired or was deleted',
  },
  'token.user-missing': { code: 'usage', text: () => 'A token belongs to a user; say to whom' },
  'token.name-taken': {
    code: 'conflict',
    text: ({ name }: { name: string }) => `There is a token called '${name}' already`,
  },
  'token.too-many': {
    code: 'conflict',
    text: ({ max }: { max: number }) => `A user has at most ${max} tokens`,
    hint: () => 'Delete those that are not needed.',
  },
  'token.not-found': {
    code: 'not-found',
    text: ({ ref }: { ref: string; suggestion?: string | undefined }) => `There is no token '${ref}'`,
  },
  'token.ambiguous': {
    code: 'not-found',
    text: ({ ref, count }: { ref: string; count: number }) => `'${ref}' names ${count} tokens`,
    hint: () => 'Name one by its id.',
  },
} as const satisfies Record<string, ProblemEntry>;
