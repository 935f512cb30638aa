import type { User } from '../../model/user.js';
import type { Content } from '../../store/content.js';
import { credentialOf } from './user-rules.js';

/** A user who may be signed in. */
export interface SignInState {
  user: User;
  /** Whether a one-time password must be changed first. */
  mustChangePassword: boolean;
  /** Changes with the role and with the password: a session that began with another one has ended. */
  stamp: string;
}

/** The state of a user; undefined for one who is gone, inactive or without a password. */
export function signInState(
  content: Pick<Content, 'users' | 'credentials'>,
  userId: string,
  digest: (text: string) => string,
): SignInState | undefined {
  const user = content.users.get(userId);
  if (!user?.isActive) return undefined;
  const credential = credentialOf(content, userId);
  if (credential === undefined) return undefined;
  return {
    user,
    mustChangePassword: credential.mustChange,
    stamp: digest(`${user.role} ${credential.hash}`),
  };
}
