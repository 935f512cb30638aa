import type { PublicCatalogue } from '../../../model/public-catalogue.js';

/** Whether people can sign in: in the demo, and where a server keeps accounts. */
export function hasSignIn({ hasAccounts = false, demoFallbacks }: PublicCatalogue): boolean {
  return hasAccounts || demoFallbacks !== undefined;
}
