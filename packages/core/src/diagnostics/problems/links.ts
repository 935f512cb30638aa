import type { ProblemEntry } from './entry.js';

/** Problems of links to other sites. */
export const linkProblems = {
  'link.not-followed-here': {
    code: 'usage',
    text: () => 'Nothing here follows links to other sites: that needs a server',
  },
  'link.being-checked': {
    code: 'conflict',
    text: () => 'The links are being checked already',
    hint: () => 'Wait until that is done.',
  },
  'link.not-moved': {
    code: 'not-found',
    text: ({ url }: { url: string }) => `No check found a new address for ${url}`,
    hint: () => 'Check the links again: it may have been changed since.',
  },
} as const satisfies Record<string, ProblemEntry>;
