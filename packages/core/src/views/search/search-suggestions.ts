import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicPost } from '../../collections/posts/post.js';
import { fillPlaceholders } from '../../labels/localize/localized-text.js';
import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { casinoPath } from '../../urls/casino-path.js';
import { parseRouteQuery } from '../../urls/route-queries.js';
import { routePath } from '../../urls/routes.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { correctSpelling } from './correct-spelling.js';
import { NameIndex } from './name-index.js';
import { findTopics } from './search-topics.js';
import { searchableName } from './searchable-name.js';

const [MAX_CASINOS, MAX_SUGGESTIONS] = [5, 8];

/** A suggestion for a search that is being typed. */
export interface SearchSuggestion {
  title: string;
  /** What it is, in words. */
  kind: string;
  href: string;
}

/**
 * Suggests casinos, then other results, for what was typed so far; without any, those of the closest spelling, or a search for
 * it.
 */
export function searchSuggestions(catalogue: PublicCatalogue, query: string): SearchSuggestion[] {
  const { typed, found, corrected } = suggestPages(catalogue, query);
  if (typed === '' || found.length > 0 || corrected === undefined) return found;
  const texts = pageTexts('search', catalogue.labels);
  return [
    {
      title: fillPlaceholders(texts.meant, { words: corrected }),
      kind: texts.title,
      href: searchAddress(corrected),
    },
  ];
}

/** The pages that are named as what was typed so far, or as the closest spelling. */
export function suggestedPages(catalogue: PublicCatalogue, query: string): SearchSuggestion[] {
  return suggestPages(catalogue, query).found;
}

function suggestPages(
  catalogue: PublicCatalogue,
  query: string,
): { typed: string; found: SearchSuggestion[]; corrected?: string | undefined } {
  const typed = parseRouteQuery('search', query).get('q') ?? '';
  if (typed === '') return { typed, found: [] };
  const found = suggest(catalogue, typed);
  if (found.length > 0) return { typed, found };
  const corrected = correctSpelling(catalogue, typed);
  return { typed, found: corrected === undefined ? [] : suggest(catalogue, corrected), corrected };
}

function searchAddress(words: string): string {
  return `${routePath({ kind: 'search' })}?${new URLSearchParams({ q: words })}`;
}

function suggest(catalogue: PublicCatalogue, typed: string): SearchSuggestion[] {
  const { kinds } = pageTexts('search', catalogue.labels);
  const { casinos, posts } = namesOf(catalogue);
  const named = casinos
    .find(typed)
    .slice(0, MAX_CASINOS)
    .map(({ name, slug }) => ({
      title: name,
      kind: kinds.casinos,
      href: casinoPath(slug),
    }));
  const topics = findTopics(catalogue, typed).map(({ kind, title, href }) => ({
    title,
    kind: kinds[kind],
    href: href ?? searchAddress(title),
  }));
  const articles = posts.find(typed).map(({ title, slug }) => ({
    title,
    kind: kinds.posts,
    href: routePath({ kind: 'post', slug }),
  }));
  return [...named, ...topics, ...articles].slice(0, MAX_SUGGESTIONS);
}

const namesOf = memoizeWeak((catalogue: PublicCatalogue) => ({
  casinos: new NameIndex(rankedCasinos(catalogue), casinoName),
  posts: new NameIndex(visiblePosts(catalogue), postTitle),
}));

// A record that a change leaves alone stays the same object, so its name is prepared once.
const casinoName = memoizeWeak(({ name }: PublicCasino) => searchableName(name));
const postTitle = memoizeWeak(({ title }: PublicPost) => searchableName(title));
