import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { resolveUrl } from '../resolve-url.js';
import { sitePages } from '../site-pages.js';
import { parseUrlPath, trimTrailingSlash } from '../url-path.js';
import type { CompiledRedirects } from './compile-redirects.js';
import type { RedirectRule } from './redirect-rule.js';

/** Pages that are there and that visitors never see, since a rule leads their address elsewhere. */
interface HiddenPages<R extends RedirectRule> {
  rule: R;
  paths: string[];
}

const NO_REDIRECTS: PublicCatalogue['redirects'] = [];

/** The pages that rules hide, by rule; `redirects` are all rules that apply. */
export function findHiddenPages<R extends RedirectRule>(
  catalogue: PublicCatalogue,
  rules: readonly R[],
  redirects: CompiledRedirects,
): HiddenPages<R>[] {
  const bare: PublicCatalogue = { ...catalogue, redirects: NO_REDIRECTS };
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const pathsByRule = new Map<R, string[]>();
  const paths = rules.some(({ match }) => match !== 'exact') ? sitePages(bare) : new Set(exactPaths(rules));
  for (const path of paths) {
    if (resolveUrl(bare, path).kind !== 'page') continue;
    const { hops, ends } = redirects.follow({ path, query: '' });
    const rule = byId.get(hops[0]?.rule.id ?? '');
    if (rule === undefined || ends === 'never') continue;
    pathsByRule.set(rule, [...(pathsByRule.get(rule) ?? []), path]);
  }
  return [...pathsByRule].map(([rule, paths]) => ({ rule, paths }));
}

/** The paths of rules for one address each; a rule for one query leaves the page to others. */
export function exactPaths(rules: readonly RedirectRule[]): string[] {
  return rules.flatMap(({ source }) => {
    const { path, query } = parseUrlPath(source);
    return query === '' ? [trimTrailingSlash(path)] : [];
  });
}
