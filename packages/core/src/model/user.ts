import { messages } from '../messages.js';
import { choice } from '../values/choice.js';
import { email } from '../values/email.js';
import { flag } from '../values/flag.js';
import { identifier } from '../values/identifier.js';
import { singleLineText } from '../values/text.js';
import { timestamp } from '../values/timestamp.js';
import { entity, type InputOf, type RecordOf } from './entity.js';
import { defaulted, optional, required } from './field.js';
import { createdAt, createdDay, id, updatedAt, type WithoutSystemFields } from './system-fields.js';

/** The roles, from all rights to fewest. */
export const ROLES = ['admin', 'moderator', 'editor', 'user'] as const;
/** What someone may do. */
export type Role = (typeof ROLES)[number];

const { user: say } = messages;

const entityNames = { name: 'user', plural: 'users', title: 'User' };
const fields = {
  id,
  username: required(singleLineText(60), say.usernameRequired, { title: 'Username' }),
  email: required(email, say.emailRequired, { title: 'Email' }),
  firstName: optional(singleLineText(100), { title: 'First Name' }),
  lastName: optional(singleLineText(100), { title: 'Last Name' }),
  role: defaulted(choice(...ROLES), 'user', { title: 'Role' }),
  isActive: defaulted(flag, true, { title: 'Active' }),
  createdAt: createdDay,
  updatedAt,
};

/** An account. Nothing of it is public. */
export const user = entity({ ...entityNames, public: {}, private: fields });

/** What is shown of a user and kept elsewhere, so that it cannot be edited. */
const readOnlyFields = {
  lastLogin: optional(timestamp, { title: 'Last Login' }),
  hasPassword: defaulted(flag, false, { title: 'Has password' }),
  /** Until a one-time password has been changed. */
  mustChangePassword: defaulted(flag, false, { title: 'Must change password' }),
};

/** A user as staff see one; of their password only that it is there. */
export const userSummary = entity({ ...entityNames, public: {}, private: { ...fields, ...readOnlyFields } });
/** A user as shown. */
export type UserSummary = RecordOf<typeof userSummary>;
/** The names of what is only shown. */
export const READ_ONLY_USER_FIELDS = Object.keys(readOnlyFields);

/** A user as stored; passwords and sign-ins stand apart, in `credentials`. */
export type User = RecordOf<typeof user>;
/** Who looks at a page and has signed in: what the page may say of them. */
export type SignedInUser = Omit<User, 'isActive' | 'updatedAt'>;
/** What makes a user. */
export type UserInput = WithoutSystemFields<InputOf<typeof user>>;

/** What proves that someone is a user: a password's hash, never the password. */
export const credential = entity({
  name: 'credential',
  plural: 'credentials',
  title: 'Credential',
  public: {},
  private: {
    id,
    userId: required(identifier, 'A user is required', { title: 'User' }),
    hash: required(singleLineText(500), 'A hash is required', { title: 'Hash' }),
    mustChange: defaulted(flag, false, { title: 'Must change' }),
    /** Here and not with the user, whom a sign-in does not change. */
    lastLogin: optional(timestamp, { title: 'Last Login' }),
    createdAt,
    updatedAt,
  },
});

/** A stored credential. */
export type Credential = RecordOf<typeof credential>;
