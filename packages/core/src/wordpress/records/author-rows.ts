import { PATTERNS } from '../../values/patterns.js';
import { slugOf, uniqueSlug } from '../../values/text/make-slug.js';
import type { OldSite } from './old-site.js';
import { plainLine } from './plain-line.js';
import { KEY_COLUMN, type Row } from './row.js';

/** The authors of a site by login, each with its row; no page shows their email. */
export function authorRows(
  site: OldSite,
  knownSlug: (login: string) => string | undefined,
): Map<string, Row & { slug: string }> {
  const taken = new Set<string>();
  const rows = [...site.authors.values()].map(({ login, name, email }) => {
    const known = knownSlug(login);
    const slug = known ?? uniqueSlug(slugOf(name) || slugOf(login) || 'author', (one) => taken.has(one));
    taken.add(slug);
    const row = { [KEY_COLUMN]: login, slug, name: plainLine(name, 100) || slug };
    return [login, PATTERNS.email.test(email) ? { ...row, email } : row] as const;
  });
  return new Map(rows);
}
