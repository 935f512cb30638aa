import { GAME_CATEGORIES, type PublicGame } from '../collections/games/game.js';
import type { PublicPost } from '../collections/posts/post.js';
import { memoizeWeak } from '../lazy.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { BONUS_TYPES, DEFAULT_BONUS_TYPE, findBonusType, isOfBonusType } from '../rules/bonus-type.js';
import { findCountry, offeredCountries } from '../rules/casinos-of-country.js';
import { featuredPostCount, visiblePosts } from '../rules/visible-posts.js';
import { add, groupBy, type ListContent, NOTHING, sumUp, undated } from './content-sum.js';
import { categoryKey, findPostCategory, fixedCategories, tagKey } from './post-categories.js';
import type { QueryParam } from './route-queries.js';

/** A page of a list: the value of its parameter, and what it lists. */
interface ListPart extends ListContent {
  value: string;
}

/** A parameter of a list whose values are pages of their own. */
export interface ListParam {
  name: QueryParam;
  /** Its pages; the value of the whole list is not one. */
  parts(catalogue: PublicCatalogue): readonly ListPart[];
  /** What the page of a value lists; undefined for a value that means nothing. */
  find(catalogue: PublicCatalogue, value: string): ListContent | undefined;
}

/** The games that visitors see. */
export function visibleGames({ games, demoFallbacks }: PublicCatalogue): readonly PublicGame[] {
  return games.length > 0 ? games : (demoFallbacks?.games ?? []);
}

/** The news of which the most read stand apart. */
export function withoutFeatured(content: ListContent): ListContent {
  return { ...content, paged: content.count - featuredPostCount(content.count) };
}

/** The casinos that name each country, and those that name none, which stand under every one. */
const byCountry = memoizeWeak((casinos: PublicCatalogue['casinos']) => ({
  everywhere: sumUp(casinos.filter(({ countries }) => countries.length === 0)),
  named: groupBy(casinos, ({ countries }) => countries),
}));

function countryContent({ casinos }: PublicCatalogue, code: string): ListContent {
  const { everywhere, named } = byCountry(casinos);
  return add(everywhere, named.get(code) ?? NOTHING);
}

const postsByTag = memoizeWeak((posts: readonly PublicPost[]) => {
  const names = new Map<string, string>();
  const found = groupBy(posts, ({ tags }) =>
    tags.map((tag) => {
      const key = tagKey(tag);
      if (!names.has(key)) names.set(key, tag);
      return key;
    }),
  );
  return { names, found };
});
const postsByCategory = memoizeWeak((posts: readonly PublicPost[]) =>
  groupBy(posts, ({ category }) => [categoryKey(category)]),
);
/** The games of each category. */
export const gamesByCategory = memoizeWeak((games: readonly PublicGame[]) =>
  groupBy(games, ({ category }) => [category]),
);
/** The bonuses of each type. */
export const bonusesByType = memoizeWeak((bonuses: PublicCatalogue['bonuses']) =>
  groupBy(bonuses, (bonus) => BONUS_TYPES.filter((type) => isOfBonusType(bonus, type))),
);

export const country: ListParam = {
  name: 'country',
  parts: (catalogue) =>
    Array.from(offeredCountries(catalogue.casinos), (value) => ({
      value,
      ...countryContent(catalogue, value),
    })),
  find: (catalogue, value) => {
    const code = findCountry(value);
    return code === undefined ? undefined : countryContent(catalogue, code);
  },
};

export const gameCategory: ListParam = {
  name: 'category',
  parts: (catalogue) =>
    GAME_CATEGORIES.slice(1).map((value) => ({
      value,
      ...(gamesByCategory(visibleGames(catalogue)).get(value) ?? NOTHING),
    })),
  find: (catalogue, value) => {
    const category = GAME_CATEGORIES.find((one) => one === value);
    return category && (gamesByCategory(visibleGames(catalogue)).get(category) ?? NOTHING);
  },
};

export const bonusType: ListParam = {
  name: 'type',
  parts: ({ bonuses }) =>
    BONUS_TYPES.filter((type) => type !== DEFAULT_BONUS_TYPE).map((value) => ({
      value,
      ...(bonusesByType(bonuses).get(value) ?? NOTHING),
    })),
  find: ({ bonuses }, value) => {
    const type = findBonusType(value);
    return type && (bonusesByType(bonuses).get(type) ?? NOTHING);
  },
};

export const tag: ListParam = {
  name: 'tag',
  parts: (catalogue) => {
    const { names, found } = postsByTag(visiblePosts(catalogue));
    return Array.from(names, ([key, value]) => ({ value, ...(found.get(key) ?? NOTHING) }));
  },
  find: (catalogue, value) => postsByTag(visiblePosts(catalogue)).found.get(tagKey(value)),
};

/**
 * The categories of the posts in the blog, or in the news. Those that only posts have are pages of the news, where articles lead;
 * the blog shows them to those who ask, and has no tab for them.
 */
export function postCategory(list: 'blog' | 'news'): ListParam {
  const fixedOf = ({ labels }: PublicCatalogue) => fixedCategories(list, labels);
  const find: ListParam['find'] = (catalogue, value) => {
    const posts = visiblePosts(catalogue);
    const category = findPostCategory(posts, fixedOf(catalogue), value);
    const contents =
      category && Array.from(category.keys, (key) => postsByCategory(posts).get(key) ?? NOTHING);
    const sum = contents?.reduce(add);
    return sum && list === 'news' ? withoutFeatured(sum) : sum;
  };
  return {
    name: 'category',
    parts: (catalogue) => {
      const posts = visiblePosts(catalogue);
      const fixed = fixedOf(catalogue);
      const written = list === 'blog' ? [] : posts.map(({ category }) => category);
      const own = Array.from(new Set(written), (category) => findPostCategory(posts, fixed, category));
      return [...new Set([...fixed, ...own].map((category) => category?.name ?? ''))]
        .filter((value) => value !== '')
        .map((value) => ({ value, ...(find(catalogue, value) ?? NOTHING) }));
    },
    find,
  };
}

/** The levels of lessons on the page of guides, whose address is that of the whole page for search engines. */
export const GUIDE_LEVELS = ['beginner', 'advanced', 'safety'] as const;

export const guideLevel: ListParam = {
  name: 'level',
  parts: () => [],
  find: (catalogue, value) => {
    const level = GUIDE_LEVELS.find((one) => one === value);
    if (level === GUIDE_LEVELS[0]) return guides(catalogue);
    return level && undated(catalogue.showcase.guides[level].length);
  },
};

/** What the page of guides holds: posts, and lessons. */
export function guides(catalogue: PublicCatalogue): ListContent {
  const { count, updatedAt } = guidePosts(visiblePosts(catalogue));
  const lessons = Object.values(catalogue.showcase.guides).flat().length;
  return { count: count + lessons, updatedAt, paged: count };
}

const guidePosts = memoizeWeak((posts: readonly PublicPost[]) =>
  sumUp(posts.filter(({ isGuide }) => isGuide)),
);
