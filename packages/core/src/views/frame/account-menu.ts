import type { Locale } from '../../labels/replaceable/labels.js';
import type { SignedInUser } from '../../model/user.js';
import { pageTexts } from '../../page-texts.js';
import { routePath } from '../../urls/routes.js';

/** The account menu in the header: login links, or the signed-in user's links. */
export type AccountMenuView =
  | {
      isSignedIn: false;
      /** Absent, as `register` is, where nobody can sign in: in a site of files. */
      login?: string;
      register?: string;
    }
  | {
      isSignedIn: true;
      /** Full name, or the username if none is set. */
      name: string;
      email: string;
      /** The role's label. */
      role: string;
      profile: string;
      settings: string;
      /** The path of the admin; only for administrators. */
      admin?: string;
    };

/** Builds the account menu of a visitor. */
export function accountMenu(
  visitor: SignedInUser | undefined,
  { isStatic = false, labels }: { isStatic?: boolean | undefined; labels?: Locale | undefined } = {},
): AccountMenuView {
  if (isStatic) return { isSignedIn: false };
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
    role: pageTexts('frame', labels).roles[visitor.role],
    profile,
    settings: profile,
    ...(visitor.role === 'admin' ? { admin: '/admin' } : {}),
  };
}

/** First and last name, as far as they are set. */
export function fullName({
  firstName = '',
  lastName = '',
}: Pick<SignedInUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
