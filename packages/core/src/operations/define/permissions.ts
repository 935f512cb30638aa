import type { CollectionName, DocumentName } from '../../model/collections.js';
import { ROLES, type Role } from '../../model/user.js';

const STAFF_ROLES: readonly Role[] = ['admin', 'moderator', 'editor'];
const SENIOR_ROLES: readonly Role[] = ['admin', 'moderator'];
const ADMIN_ROLES: readonly Role[] = ['admin'];

/** The permissions and the roles that have them; `anyone` needs no account. */
export const PERMISSIONS = {
  'see what is public': 'anyone',
  'see own profile': ['admin', 'moderator', 'editor', 'user'],
  'see all content': STAFF_ROLES,
  'edit posts': STAFF_ROLES,
  'edit pages': STAFF_ROLES,
  'edit homepage': STAFF_ROLES,
  'edit casinos, bonuses and games': STAFF_ROLES,
  'blacklist and rename casinos': SENIOR_ROLES,
  'import and delete content': SENIOR_ROLES,
  'edit menus and redirects': SENIOR_ROLES,
  'edit markets': SENIOR_ROLES,
  'see totals': STAFF_ROLES,
  'see logs': SENIOR_ROLES,
  'read messages': SENIOR_ROLES,
  'manage earnings': ADMIN_ROLES,
  'see history': STAFF_ROLES,
  'undo own changes': STAFF_ROLES,
  "undo anyone's changes": SENIOR_ROLES,
  administer: ADMIN_ROLES,
} as const satisfies Record<string, 'anyone' | readonly Role[]>;

/** The name of a permission. */
export type Permission = keyof typeof PERMISSIONS;

/** What is listed: the records of a collection, and what is kept beside them. */
type ListedName = CollectionName | 'messages' | 'history';

/** What everything about listed records asks for, their history and the views of their list too, where they are not for all staff. */
export const COLLECTION_PERMISSIONS: { readonly [N in ListedName]?: Permission } = {
  users: 'administer',
  credentials: 'administer',
  programmes: 'manage earnings',
  earnings: 'manage earnings',
  rates: 'manage earnings',
  messages: 'read messages',
  history: 'see history',
};

/** What a list, or a document, asks of those who look at it. */
export function viewPermission(name: ListedName | DocumentName): Permission {
  return COLLECTION_PERMISSIONS[name as ListedName] ?? 'see all content';
}

/** Whether a role sees the records of a list, or a document. */
export function seesContent(name: ListedName | DocumentName, role: Role | undefined): boolean {
  return allows(viewPermission(name), role);
}

/** Whether a role has a permission. */
export function allows(permission: Permission, role: Role | undefined): boolean {
  const roles: 'anyone' | readonly Role[] = PERMISSIONS[permission];
  return roles === 'anyone' || (role !== undefined && roles.includes(role));
}

/** The role of two that may do less. */
export function lowerRole(one: Role, other: Role): Role {
  return ROLES.indexOf(one) > ROLES.indexOf(other) ? one : other;
}
