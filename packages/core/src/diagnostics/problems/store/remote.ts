import type { ProblemEntry } from '../entry.js';

/** Problems of a client that speaks to a served site. */
export const remoteProblems = {
  'site.unreachable': {
    code: 'fault',
    text: ({ url, why }: { url: string; why: string }) => `${url} does not answer (${why})`,
    hint: () => 'Nothing was changed. Check the address and the connection, then try again.',
  },
  'site.answer-lost': {
    code: 'fault',
    text: ({ url }: { url: string }) => `The connection to ${url} broke before its answer was complete`,
    hint: () => 'Whether the change was made is not known. Look at the history before you make it again.',
  },
  'site.moved': {
    code: 'fault',
    text: ({ url, location }: { url: string; location: string }) => `${url} sends elsewhere, to ${location}`,
    hint: () => 'Nothing was changed. Name the site by that address.',
  },
  'site.not-croupier': {
    code: 'fault',
    text: ({ url, status }: { url: string; status: number }) =>
      `${url} answers with status ${status}, and not as a site of croupier does`,
    hint: () => 'Check the address. If it is right, the log of the server says more.',
  },
} as const satisfies Record<string, ProblemEntry>;
