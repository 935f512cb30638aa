import { readPhpValue } from '../reading/php-value.js';
import type { WxrItem, WxrTerm } from '../reading/wxr-item.js';
import { plainLine } from './plain-line.js';

/** The category and the tags of a post, as posts here have them: one category, and any number of tags. */
export interface PostTerms {
  category: string | undefined;
  tags: string[];
}

/** The category that WordPress gives to whatever has none. */
const NO_CATEGORY = 'uncategorized';
/** The custom fields that name the category that counts, by its id. */
export const PRIMARY_KEYS = ['_yoast_wpseo_primary_category', 'rank_math_primary_category'];
const MAX_NAME = 100;

/** The category of a post: the one that counts, else its first. The others become tags, so that none is lost. */
export function postTerms(
  { terms, meta }: Pick<WxrItem, 'terms' | 'meta'>,
  all: readonly WxrTerm[],
): PostTerms {
  const named = (taxonomy: string) => terms.filter((term) => term.taxonomy === taxonomy);
  const categories = named('category').filter(({ slug }) => slug !== NO_CATEGORY);
  const primaryId = PRIMARY_KEYS.map((key) => meta.get(key)).find(Boolean);
  const primary = all.find(({ id, taxonomy }) => taxonomy === 'category' && id === primaryId);
  const main = categories.find(({ slug }) => slug === primary?.slug) ?? categories[0];
  const others = categories.filter((term) => term !== main);
  const words = [...named('post_tag'), ...others].map(termName);
  return {
    category: main && (termName(main) || undefined),
    tags: [...new Set(words)].filter((word) => word !== ''),
  };
}

/** What a term is called here. */
export function termName({ name }: Pick<WxrTerm, 'name'>): string {
  return plainLine(name, MAX_NAME);
}

/** The texts of a custom field: a list that PHP serialized has several. */
export function metaTexts(value: string): string[] {
  const read = readPhpValue(value);
  const texts = typeof read === 'object' && read !== null ? Object.values(read) : [value];
  return texts.filter((text) => typeof text === 'string' || typeof text === 'number').map(String);
}
