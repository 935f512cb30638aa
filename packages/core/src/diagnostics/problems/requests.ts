import type { ProblemEntry } from './entry.js';

/** Problems of requests over HTTP: their shape and their size. */
export const requestProblems = {
  'request.foreign-origin': {
    code: 'not-allowed',
    text: () => 'A change must be sent from a page of this site',
  },
  'request.operation-unknown': {
    code: 'not-found',
    text: ({ name }: { name: string; suggestion?: string | undefined }) => `There is no operation '${name}'`,
  },
  'request.method-not-allowed': {
    code: 'usage',
    text: ({ name, allow }: { name: string; allow: string }) => `${name} answers ${allow} only`,
  },
  'request.content-type': {
    code: 'usage',
    text: ({ expected }: { expected: string }) => `The body must be ${expected}`,
  },
  'request.json-invalid': {
    code: 'usage',
    text: ({ why }: { why: string }) => `The body cannot be used: ${why}`,
  },
  'request.shape': { code: 'usage', text: ({ why }: { why: string }) => why },
  'request.too-large': {
    code: 'invalid',
    text: ({ limit }: { limit: string }) => `The request is larger than ${limit}`,
  },
  'request.too-slow': { code: 'usage', text: () => 'The request came too slowly' },
  'request.too-often': {
    code: 'usage',
    text: ({ seconds }: { seconds: number }) =>
      `There were too many requests from this address. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  },
  'request.unavailable': {
    code: 'fault',
    text: () => 'The site cannot reach its content just now',
    hint: () => 'Try again in a moment.',
  },
  'request.failed': {
    code: 'fault',
    text: () => 'The server met an error',
    hint: () => 'Try again later. The log of the server says more.',
  },
} as const satisfies Record<string, ProblemEntry>;
