import type { ProblemEntry } from './entry.js';

/** Problems of permissions, and of changes that meet in the store. */
export const accessProblems = {
  'access.sign-in-required': {
    code: 'not-allowed',
    text: ({ what }: { what: string }) => `Sign in to do this: ${what}`,
    hint: () => 'Sign in, then try again.',
  },
  'access.role-too-low': {
    code: 'not-allowed',
    text: ({ what, role }: { what: string; role: string; permission: string }) =>
      `The role ${role} may not do this: ${what}`,
    hint: ({ permission }: { permission: string }) => `Ask someone who may ${permission}.`,
  },
  'passwords.unavailable': { code: 'fault', text: () => 'Passwords cannot be kept here' },
  'change.stale': {
    code: 'conflict',
    text: () => 'This was changed meanwhile by someone else',
    hint: () => 'Look at what is there now, then make your change again.',
  },
} as const satisfies Record<string, ProblemEntry>;
