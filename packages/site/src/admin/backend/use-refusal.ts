import { allows } from '@croupier/core';
import { accountLabels, adminLabels } from '@croupier/core/messages';
import { useAdmin } from './backend.js';

/** What allows people to do something. */
export type Permission = Parameters<typeof allows>[0];

/** Why the user may not do what asks for a permission; undefined where the user may. */
export function useRefusal(): (permission: Permission) => string | undefined {
  const { user } = useAdmin().getSession();
  return (permission) =>
    user === undefined || allows(permission, user.role)
      ? undefined
      : adminLabels.mayNot(accountLabels.headerRoles[user.role]);
}
