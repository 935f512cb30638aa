import type { ProblemEntry } from './entry.js';

/** Problems of the registers of authorities. */
export const registerProblems = {
  'register.not-found': {
    code: 'not-found',
    text: ({ name }: { name: string; suggestion?: string | undefined }) =>
      `There is no register of '${name}'`,
  },
  'register.ambiguous': {
    code: 'not-found',
    text: ({ ref, count }: { ref: string; count: number }) => `'${ref}' names ${count} registers`,
    hint: () => 'Name one by its whole id.',
  },
  'register.name-taken': {
    code: 'conflict',
    text: ({ name, authority }: { name: string; authority: string }) =>
      `'${name}' names the register of ${authority} already`,
    hint: () => 'Leave that name out, or import the list for that authority.',
  },
  'register.older-list': {
    code: 'conflict',
    text: ({ authority, date, there }: { authority: string; date: string; there: string }) =>
      `The list of ${authority} that is there is of ${there}, and this one of ${date}: nothing was imported`,
    hint: () => 'If the older list is the right one, force it.',
  },
  'register.columns-missing': {
    code: 'invalid',
    text: () => 'The file has no column for a domain, a license number or an operator',
    hint: ({ header }: { header: readonly string[] }) =>
      `Its first line is read as the header: ${header.join(', ')}. Say which column has the domains.`,
  },
  'register.nothing-listed': {
    code: 'invalid',
    text: ({ rows }: { rows: number }) =>
      `None of the ${rows} rows names a domain, a license number or an operator`,
    hint: () => 'Say which column has the domains.',
  },
  'register.too-long': {
    code: 'invalid',
    text: ({ most }: { most: number }) => `A register has at most ${most} entries`,
    hint: () => 'Leave out what is no domain or license.',
  },
} as const satisfies Record<string, ProblemEntry>;
