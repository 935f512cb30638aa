import type { Role } from '../model/user.js';

const STAFF: readonly Role[] = ['admin', 'moderator', 'editor'];
const SENIOR: readonly Role[] = ['admin', 'moderator'];
const ADMIN: readonly Role[] = ['admin'];

/** What there is to be allowed, and the roles it is allowed to; `anyone` needs no account. */
export const PERMISSIONS = {
  'see what is public': 'anyone',
  'see own profile': ['admin', 'moderator', 'editor', 'user'],
  'see all content': STAFF,
  'edit posts': STAFF,
  'edit pages': STAFF,
  'edit homepage': STAFF,
  'edit casinos, bonuses and games': STAFF,
  'blacklist and rename casinos': SENIOR,
  'import and delete content': SENIOR,
  'edit menus and redirects': SENIOR,
  'see totals': STAFF,
  'see logs': SENIOR,
  'see history': STAFF,
  'undo own changes': STAFF,
  "undo anyone's changes": SENIOR,
  administer: ADMIN,
} as const satisfies Record<string, 'anyone' | readonly Role[]>;

/** One thing to be allowed. */
export type Permission = keyof typeof PERMISSIONS;

/** Whether a role is enough for something. */
export function allows(permission: Permission, role: Role | undefined): boolean {
  const roles: 'anyone' | readonly Role[] = PERMISSIONS[permission];
  return roles === 'anyone' || (role !== undefined && roles.includes(role));
}
