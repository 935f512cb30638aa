import type { PublicCatalogue } from '../model/public-catalogue.js';
import { visitAddress } from '../values/addresses/visit-address.js';
import { visitPath } from '../values/addresses/visit-link.js';
import type { RedirectRule } from './redirects/redirect-rule.js';

/**
 * The visit links of a site as redirects, for hosts of files: links that were shared stay alive there, though nothing counts
 * them. None where the site has no visit links.
 */
export function visitRedirects({ settings, casinos }: PublicCatalogue): RedirectRule[] {
  const prefix = settings.visitLinks;
  if (prefix === undefined) return [];
  return casinos.flatMap(({ id, slug, visitUrl, isBlacklisted }) =>
    visitUrl === undefined || isBlacklisted
      ? []
      : [
          {
            ...{ id, source: visitPath(prefix, slug), match: 'exact', permanent: false },
            ...{ preserveQuery: false, appendRemainder: false },
            target: visitAddress(visitUrl, { market: settings.market }),
          },
        ],
  );
}
