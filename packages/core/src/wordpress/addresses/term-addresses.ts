import { pathValue } from '../../urls/route-queries.js';
import { routePath } from '../../urls/routes.js';
import type { WxrTerm } from '../reading/wxr-item.js';
import { postTerms, termName } from '../records/item-terms.js';
import type { OldSite } from '../records/old-site.js';
import type { PlannedRecord } from '../records/planned-record.js';

const BLOG = routePath({ kind: 'blog' });
/** How many categories may stand above one another. */
const MAX_ABOVE = 10;

/** Where the pages of categories and tags were, and where they are now. */
export interface TermAddresses {
  /** The page of a term; that of all posts where none has it. */
  termAddress(term: WxrTerm): string;
  /** Behind the address of the site, as WordPress writes them: `category/above/below`; that which the site had comes first. */
  oldPaths(term: WxrTerm): string[];
}

/** The addresses of the terms that posts have. */
export function termAddresses(site: OldSite, records: readonly PlannedRecord[]): TermAddresses {
  const posts = records.filter(({ collection, isPublished }) => collection === 'posts' && isPublished);
  const terms = posts.map(({ item }) => postTerms(item, site.terms));
  const categories = new Set(terms.map(({ category = '' }) => pathValue(category)));
  const tags = new Set(terms.flatMap((one) => one.tags.map(pathValue)));
  const bySlug = categoriesBySlug(site);
  return {
    termAddress(term) {
      const value = pathValue(termName(term));
      if (isCategory(term) && categories.has(value)) return `${BLOG}/category/${value}`;
      return tags.has(value) ? `${BLOG}/tag/${value}` : BLOG;
    },
    oldPaths(term) {
      if (term.taxonomy !== 'category' && term.taxonomy !== 'post_tag') return [];
      const steps = termSteps(term, bySlug).join('/');
      return site.bases[term.taxonomy].map((base) => (base === '' ? steps : `${base}/${steps}`));
    },
  };
}

/** The categories of a site by their slugs. */
export function categoriesBySlug({ terms }: Pick<OldSite, 'terms'>): Map<string, WxrTerm> {
  return new Map(terms.filter(isCategory).map((term) => [term.slug, term]));
}

/** The slugs of a category below those above it; a tag has its own alone. */
export function termSteps(term: WxrTerm, bySlug: ReadonlyMap<string, WxrTerm>): string[] {
  const steps = [term.slug];
  if (!isCategory(term)) return steps;
  for (
    let above = bySlug.get(term.parent);
    above && steps.length < MAX_ABOVE;
    above = bySlug.get(above.parent)
  )
    steps.unshift(above.slug);
  return steps;
}

function isCategory({ taxonomy }: WxrTerm): boolean {
  return taxonomy === 'category';
}
