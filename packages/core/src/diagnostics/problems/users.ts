import { messages } from '../../messages.js';
import type { ProblemEntry } from './entry.js';

const { signIn } = messages;

/** Problems of users, their accounts and passwords. */
export const userProblems = {
  'sign-in.refused': { code: 'not-allowed', text: () => signIn.failed },
  'sign-in.admin-refused': { code: 'not-allowed', text: () => signIn.adminFailed },
  'sign-in.not-staff': { code: 'not-allowed', text: () => signIn.notAdmin },
  'password.unchanged': { code: 'invalid', text: () => messages.ours.passwordSame },
  'password.wrong': {
    code: 'not-allowed',
    text: () => 'The present password is another one',
    hint: () => 'Type it again.',
  },
  'password.stale': {
    code: 'conflict',
    text: () => 'The password was changed meanwhile',
    hint: () => 'Sign in again.',
  },
  'password.too-short': { code: 'invalid', text: () => signIn.tooShort },
  'password.too-common': { code: 'invalid', text: () => signIn.tooCommon },
  'password.mismatch': { code: 'invalid', text: () => signIn.mismatch },
  'account.none': { code: 'not-found', text: () => 'There is no account that is your own' },
  'user.not-found': {
    code: 'not-found',
    text: ({ ref }: { ref: string; suggestion?: string | undefined }) => `User '${ref}' is not there`,
  },
  'user.ambiguous': {
    code: 'not-found',
    text: ({ ref, count }: { ref: string; count: number }) => `'${ref}' begins the ids of ${count} users`,
    hint: () => 'Give more of the id.',
  },
  'user.inactive': {
    code: 'not-allowed',
    text: ({ username }: { username: string }) => `User '${username}' is not active`,
  },
  'user.taken': {
    code: 'conflict',
    text: () => signIn.taken,
    hint: () => 'Choose another; capital letters make no difference.',
  },
  'user.last-admin': {
    code: 'conflict',
    text: ({ username }: { username: string }) => `'${username}' is the last admin who can sign in`,
  },
} as const satisfies Record<string, ProblemEntry>;

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
