import { messages } from '../messages.js';
import { choice } from '../values/choice.js';
import { email } from '../values/email.js';
import { flag } from '../values/flag.js';
import { identifier } from '../values/identifier.js';
import { singleLineText } from '../values/text/text.js';
import { timestamp } from '../values/timestamp.js';
import { entity, type InputOf, type RecordOf } from './entity.js';
import { defaulted, optional, required } from './field.js';
import { createdAt, createdDay, id, updatedAt, type WithoutSystemFields } from './system-fields.js';

/** The roles, from most to fewest permissions. */
export const ROLES = ['admin', 'moderator', 'editor', 'user'] as const;
/** The role of a user. */
export type Role = (typeof ROLES)[number];

const { user: texts } = messages;

const entityNames = { name: 'user', plural: 'users', title: 'User' };
const fields = {
  id,
  username: required(singleLineText(60), texts.usernameRequired, { title: 'Username' }),
  email: required(email, texts.emailRequired, { title: 'Email' }),
  firstName: optional(singleLineText(100), { title: 'First Name' }),
  lastName: optional(singleLineText(100), { title: 'Last Name' }),
  role: defaulted(choice(...ROLES), 'user', { title: 'Role' }),
  isActive: defaulted(flag, true, { title: 'Active' }),
  createdAt: createdDay,
  updatedAt,
};

/** An account; none of its fields are public. */
export const user = entity({ ...entityNames, public: {}, private: fields });

/** Derived from credentials, so these cannot be edited. */
const readOnlyFields = {
  lastLogin: optional(timestamp, { title: 'Last Login' }),
  hasPassword: defaulted(flag, false, { title: 'Has password' }),
  /** True until a one-time password is changed. */
  mustChangePassword: defaulted(flag, false, { title: 'Must change password' }),
};

/** A user as staff see it; of the password, only whether one is set. */
export const userSummary = entity({ ...entityNames, public: {}, private: { ...fields, ...readOnlyFields } });
/** A user as shown to staff. */
export type UserSummary = RecordOf<typeof userSummary>;
/** The names of the derived fields. */
export const READ_ONLY_USER_FIELDS = Object.keys(readOnlyFields);

/** A stored user; password hashes and sign-in times are in `credentials`. */
export type User = RecordOf<typeof user>;
/** The signed-in user, as pages may show it. */
export type SignedInUser = Omit<User, 'isActive' | 'updatedAt'>;
/**
 * The signed-in user of a page, whether a one-time password still has to be changed, and, on the own profile, the names of
 * the user's tokens.
 */
export type Visitor = SignedInUser & { mustChangePassword?: boolean; tokens?: readonly string[] };
/** The input for a new user. */
export type UserInput = WithoutSystemFields<InputOf<typeof user>>;

/** A user's password hash and last sign-in. */
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
    /** Only in older stores: sign-ins are kept beside the content now. */
    lastLogin: optional(timestamp, { title: 'Last Login' }),
    createdAt,
    updatedAt,
  },
});

/** A stored credential. */
export type Credential = RecordOf<typeof credential>;
