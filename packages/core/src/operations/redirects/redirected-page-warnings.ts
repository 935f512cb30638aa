import { type PublicCatalogue, publicCatalogue } from '../../model/public-catalogue.js';
import type { Redirect } from '../../model/redirect.js';
import type { CompiledRedirects } from '../../urls/redirects/compile-redirects.js';
import { exactPaths, findHiddenPages } from '../../urls/redirects/hidden-pages.js';
import { matchRoute, ROUTES } from '../../urls/routes.js';
import { parseUrlPath } from '../../urls/url-path.js';
import { type Warning, warning } from '../../warning.js';
import type { ChangeContext } from '../define/operation.js';
import { hasFixedTarget, isDeadPath } from './dead-path.js';
import { activeRules, ruleLabel } from './redirect-loops.js';

type Context = Pick<ChangeContext, 'content' | 'now'>;

/** How many paths and rules a text names. */
const MAX_PATHS = 5;
const MAX_RULES = 5;

/** Warns of pages that changed redirects hide, and of those that lead to nothing. */
export function redirectedPageWarnings({ content, now }: Context, changed: ReadonlySet<string>): Warning[] {
  const { rules, redirects } = activeRules(content);
  const own = rules.filter(({ id }) => changed.has(id));
  const hiding = own.filter((rule) => mayHidePage(content, rule));
  const leading = own.filter((rule) => mayLeadNowhere(content, rule));
  if (hiding.length === 0 && leading.length === 0) return [];
  const catalogue: PublicCatalogue = publicCatalogue({ ...content, generation: '' }, now.slice(0, 10));
  const hidden = hiding.length === 0 ? [] : findHiddenPages(catalogue, hiding, redirects);
  const dead = leading.filter((rule) => isDeadPath(catalogue, rule.target) && applies(rule, redirects));
  return [
    ...hidden.map((one) => warning('redirect.hides-pages', hiddenPageParams(one))),
    ...(dead.length === 0
      ? []
      : [
          warning('redirect.dead-target', {
            rules: dead.slice(0, MAX_RULES).map(ruleLabel),
            count: dead.length,
          }),
        ]),
  ];
}

/** The rule and the first of the pages that it hides, for texts. */
export function hiddenPageParams({ rule, paths }: { rule: Redirect; paths: readonly string[] }) {
  return { rule: ruleLabel(rule), id: rule.id, paths: paths.slice(0, MAX_PATHS), count: paths.length };
}

// What follows spares a look at all pages, which takes half a second where there are a hundred thousand.

/** Whether a rule for one address is the first there; others are taken to be. */
function applies({ id, match, source }: Redirect, redirects: CompiledRedirects): boolean {
  return match !== 'exact' || redirects.follow(parseUrlPath(source)).hops[0]?.rule.id === id;
}

/** False where no page can be at the source of a rule. */
function mayHidePage(content: Context['content'], rule: Redirect): boolean {
  if (rule.match !== 'exact') return true;
  return exactPaths([rule]).some((path) => presenceAt(content, path) !== 'none');
}

/** False where the target of a rule is surely there, on another site, or not always the same. */
function mayLeadNowhere(content: Context['content'], rule: Redirect): boolean {
  if (!hasFixedTarget(rule) || !rule.target.startsWith('/') || rule.target.startsWith('//')) return false;
  return presenceAt(content, parseUrlPath(rule.target.replace(/#.*$/, '')).path) !== 'page';
}

/** What is at a path, as far as it is known without what visitors see. */
function presenceAt(content: Context['content'], path: string): 'page' | 'none' | 'unknown' {
  const route = matchRoute(path);
  if (route === undefined) return 'none';
  const config = ROUTES[route.kind];
  if (!('record' in config))
    return 'needsWeights' in config || route.params !== undefined ? 'unknown' : 'page';
  if (config.record === 'authors' || route.slug === undefined) return 'unknown';
  const record: object | undefined = content[config.record].getBySlug(route.slug);
  return record === undefined ? 'none' : 'unknown';
}
