import { type PublicCatalogue, publicCatalogue } from '../../model/public-catalogue.js';
import type { Redirect } from '../../model/redirect.js';
import { exactPaths, findHiddenPages } from '../../urls/redirects/hidden-pages.js';
import { matchRoute, ROUTES } from '../../urls/routes.js';
import { type Warning, warning } from '../../warning.js';
import type { ChangeContext } from '../define/operation.js';
import { activeRules, ruleLabel } from './redirect-loops.js';

type Context = Pick<ChangeContext, 'content' | 'now'>;

/** How many paths a text names. */
const MAX_PATHS = 5;

/** Warns of pages that changed redirects hide. */
export function hiddenPageWarnings({ content, now }: Context, changed: ReadonlySet<string>): Warning[] {
  const { rules, redirects } = activeRules(content);
  const own = rules.filter(({ id }) => changed.has(id));
  if (!own.some((rule) => mayHidePage(content, rule))) return [];
  const catalogue: PublicCatalogue = publicCatalogue({ ...content, generation: '' }, now.slice(0, 10));
  return findHiddenPages(catalogue, own, redirects).map((hidden) =>
    warning('redirect.hides-pages', hiddenPageParams(hidden)),
  );
}

/** The rule and the first of the pages that it hides, for texts. */
export function hiddenPageParams({ rule, paths }: { rule: Redirect; paths: readonly string[] }) {
  return { rule: ruleLabel(rule), id: rule.id, paths: paths.slice(0, MAX_PATHS), count: paths.length };
}

/** False where no page can be at the source of a rule, which is known without a look at all pages. */
function mayHidePage(content: Context['content'], rule: Redirect): boolean {
  if (rule.match !== 'exact') return true;
  return exactPaths([rule]).some((path) => {
    const route = matchRoute(path);
    if (route === undefined) return false;
    const config = ROUTES[route.kind];
    if (!('record' in config) || config.record === 'authors' || route.slug === undefined) return true;
    return content[config.record].getBySlug(route.slug) !== undefined;
  });
}
