import { accountLabels } from '../../messages.js';
import type { SignedInUser } from '../../model/user.js';
import { routePath } from '../../urls/routes.js';

/** What the header says of who looks: the way in, or who is in and where they may go. */
export type AccountMenuView =
  | { isSignedIn: false; login: string; register: string }
  | {
      isSignedIn: true;
      /** Their own name where they gave one, else the name they sign in with. */
      name: string;
      email: string;
      /** Their role in words. */
      role: string;
      profile: string;
      /** Where the header's Settings leads. */
      settings: string;
      /** The admin; for its people alone. */
      admin?: string;
    };

/** The account of a visitor, or of nobody. */
export function accountMenu(visitor: SignedInUser | undefined): AccountMenuView {
  if (visitor === undefined) {
    return {
      isSignedIn: false,
      login: routePath({ kind: 'login' }),
      register: routePath({ kind: 'register' }),
    };
  }
  const profile = routePath({ kind: 'profile' });
  return {
    isSignedIn: true,
    name: fullName(visitor) || visitor.username,
    email: visitor.email,
    role: accountLabels.headerRoles[visitor.role],
    profile,
    settings: profile,
    ...(visitor.role === 'admin' ? { admin: '/admin' } : {}),
  };
}

/** First and last name, those that were given. */
export function fullName({
  firstName = '',
  lastName = '',
}: Pick<SignedInUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
