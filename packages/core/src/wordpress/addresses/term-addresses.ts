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
  /** Behind the address of the site, as WordPress writes it by itself: `category/above/below`. */
  oldPath(term: WxrTerm): string | undefined;
}

/** The addresses of the terms that posts have. */
export function termAddresses(site: OldSite, records: readonly PlannedRecord[]): TermAddresses {
  const posts = records.filter(({ collection, isPublished }) => collection === 'posts' && isPublished);
  const terms = posts.map(({ item }) => postTerms(item, site.terms));
  const categories = new Set(terms.map(({ category = '' }) => pathValue(category)));
  const tags = new Set(terms.flatMap((one) => one.tags.map(pathValue)));
  const bySlug = new Map(site.terms.filter(isCategory).map((term) => [term.slug, term]));
  return {
    termAddress(term) {
      const value = pathValue(termName(term));
      if (isCategory(term) && categories.has(value)) return `${BLOG}/category/${value}`;
      return tags.has(value) ? `${BLOG}/tag/${value}` : BLOG;
    },
    oldPath(term) {
      if (term.taxonomy === 'post_tag') return `tag/${term.slug}`;
      if (!isCategory(term)) return undefined;
      const steps = [term.slug];
      for (
        let above = bySlug.get(term.parent);
        above && steps.length < MAX_ABOVE;
        above = bySlug.get(above.parent)
      )
        steps.unshift(above.slug);
      return `category/${steps.join('/')}`;
    },
  };
}

function isCategory({ taxonomy }: WxrTerm): boolean {
  return taxonomy === 'category';
}
