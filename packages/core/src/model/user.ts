import { messages } from '../messages.js';
import { choice } from '../values/choice.js';
import { email } from '../values/email.js';
import { flag } from '../values/flag.js';
import { identifier } from '../values/identifier.js';
import { day, moment } from '../values/moment.js';
import { line } from '../values/text.js';
import { entity, type InputOf, type RecordOf } from './entity.js';
import { defaulted, optional, required } from './field.js';
import { id, type Unstamped, updatedAt } from './stamps.js';

/** The roles, from all rights to fewest. */
export const ROLES = ['admin', 'moderator', 'editor', 'user'] as const;
/** What someone may do. */
export type Role = (typeof ROLES)[number];

const { user: say } = messages;

const words = { name: 'user', plural: 'users', title: 'User' };
const fields = {
  id,
  username: required(line(60), say.usernameRequired, { title: 'Username' }),
  email: required(email, say.emailRequired, { title: 'Email' }),
  firstName: optional(line(100), { title: 'First Name' }),
  lastName: optional(line(100), { title: 'Last Name' }),
  role: defaulted(choice(...ROLES), 'user', { title: 'Role' }),
  isActive: defaulted(flag, true, { title: 'Active' }),
  createdAt: required(day, 'Created is required', { title: 'Created' }),
  updatedAt,
};

/** An account. Nothing of it is public. */
export const user = entity({ ...words, public: {}, private: fields });

/** What is shown of a user and kept elsewhere, so that it cannot be edited. */
const beside = {
  lastLogin: optional(moment, { title: 'Last Login' }),
  hasPassword: defaulted(flag, false, { title: 'Has password' }),
  /** Until a one-time password has been changed. */
  mustChangePassword: defaulted(flag, false, { title: 'Must change password' }),
};

/** A user as staff see one; of their password only that it is there. */
export const shownUser = entity({ ...words, public: {}, private: { ...fields, ...beside } });
/** A user as shown. */
export type ShownUser = RecordOf<typeof shownUser>;
/** The names of what is only shown. */
export const SHOWN_BESIDE_USER = Object.keys(beside);

/** A user as stored; passwords and sign-ins stand apart, in `credentials`. */
export type User = RecordOf<typeof user>;
/** Who looks at a page and has signed in: what the page may say of them. */
export type SignedIn = Omit<User, 'isActive' | 'updatedAt'>;
/** What makes a user. */
export type UserInput = Unstamped<InputOf<typeof user>>;

/** What proves that someone is a user: a password's hash, never the password. */
export const credential = entity({
  name: 'credential',
  plural: 'credentials',
  title: 'Credential',
  public: {},
  private: {
    id,
    userId: required(identifier, 'A user is required', { title: 'User' }),
    hash: required(line(500), 'A hash is required', { title: 'Hash' }),
    mustChange: defaulted(flag, false, { title: 'Must change' }),
    /** Here and not with the user, whom a sign-in does not change. */
    lastLogin: optional(moment, { title: 'Last Login' }),
    createdAt: required(moment, 'Created is required', { title: 'Created' }),
    updatedAt,
  },
});

/** A stored credential. */
export type Credential = RecordOf<typeof credential>;
