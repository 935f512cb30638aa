import { messages } from '../../../messages.js';
import type { ProblemEntry } from '../entry.js';

/** Which record is no longer what was seen, and its newest change. */
export interface StaleChange {
  title?: string | undefined;
  name?: string | undefined;
  at?: string | undefined;
  by?: string | undefined;
  what?: string | undefined;
}

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
  'password.must-change': {
    code: 'not-allowed',
    text: ({ what }: { what: string }) => `Choose a new password before you do this: ${what}`,
  },
  'passwords.unavailable': { code: 'fault', text: () => 'Passwords cannot be kept here' },
  'change.id-taken': {
    code: 'conflict',
    text: () => 'The id of this change belongs to another change',
  },
  'change.made-already': {
    code: 'conflict',
    text: () => 'This change was made already, and its result is no longer known',
    hint: () => 'The history tells what was changed.',
  },
  'change.stale': {
    code: 'conflict',
    text: ({ title, name, at, ...change }: StaleChange) =>
      title === undefined || at === undefined
        ? 'This was changed meanwhile by someone else'
        : messages.ours.changedSince(title, name, { at, ...change }),
    hint: () => 'Look at what is there now, then make your change again.',
  },
} as const satisfies Record<string, ProblemEntry>;
