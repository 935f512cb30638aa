import type { PublicCasino } from '../../collections/casinos/casino.js';
import { countedText, fillPlaceholders } from '../../labels/localize/localized-text.js';
import { englishFilterLabels } from '../../labels/replaceable/filter-labels.js';
import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { facetSlug } from '../../rules/facets/facet-names.js';
import { readTimes } from '../../rules/facets/read-amount.js';
import { containsWords, searchable, wordsApart } from '../../rules/search.js';
import { casinoPath } from '../../urls/casino-path.js';
import { listParams } from '../../urls/list-content.js';
import { routeAddress } from '../../urls/route-queries.js';
import { routePath } from '../../urls/routes.js';
import { countryName } from '../../values/country-names.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { NameIndex } from './name-index.js';
import { type SearchableName, searchableName } from './searchable-name.js';

/** The kinds of topics that a search finds besides casinos and posts, in the order of their groups. */
export const TOPIC_KINDS = ['payments', 'providers', 'bonuses', 'games', 'pages'] as const;
/** A kind of topic. */
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** Something that a search finds by its name: a payment method, a provider, a bonus, a game or a page. */
export interface SearchTopic {
  kind: TopicKind;
  title: string;
  /** What else is said of it; may be empty. */
  text: string;
  /** The number of casinos that have it, where this is what the text says. */
  casinoCount?: number;
  /** Absent where it has no page of its own. */
  href?: string;
  /** The best casinos that have it. */
  casinos: readonly PublicCasino[];
}

/** A topic with what else is known of it, in which words that stand apart are looked for, and the name that is searched for, if not the title. */
type WordedTopic = SearchTopic & { terms?: readonly string[]; searchName?: string };
type Indexed = WordedTopic & { name: SearchableName };

/** The topics whose names answer a search, the closest first, and after them those that hold its words apart. */
export function findTopics(catalogue: PublicCatalogue, searchText: string): SearchTopic[] {
  if (searchText === '') return [];
  const { topics, index } = indexTopics(catalogue);
  const named = index.find(searchText);
  const words = wordsApart(searchText);
  const known = new Set(named);
  const apart =
    words.length === 0
      ? []
      : topics.filter((topic) => !known.has(topic) && containsWords(wordsOf(topic), words));
  return [...named, ...apart].map(({ name, terms, searchName, ...topic }) => topic);
}

const wordsOf = memoizeWeak(({ title, text, terms = [] }: Indexed) => searchable(title, text, ...terms));

/** The names of all topics. */
export function topicNames(catalogue: PublicCatalogue): string[] {
  return indexTopics(catalogue).topics.map(({ title, searchName = title }) => searchName);
}

const indexTopics = memoizeWeak((catalogue: PublicCatalogue) => {
  const topics: Indexed[] = [
    ...casinoTopics(catalogue, 'payments', 'payment', ({ paymentMethods }) => paymentMethods),
    ...casinoTopics(catalogue, 'providers', 'provider', ({ gameProviders }) => gameProviders),
    ...bonusTopics(catalogue),
    ...gameTopics(catalogue),
    ...pageTopics(catalogue),
    ...countryTopics(catalogue),
  ].map((topic: WordedTopic) => ({ ...topic, name: searchableName(topic.searchName ?? topic.title) }));
  return { topics, index: new NameIndex(topics, ({ name }) => name) };
});

/** What casinos list, each once whatever its case, with the best casinos that list it. */
function casinoTopics(
  catalogue: PublicCatalogue,
  kind: TopicKind,
  facet: 'payment' | 'provider',
  listed: (casino: PublicCasino) => readonly string[],
): SearchTopic[] {
  const topics = new Map<string, { title: string; casinos: PublicCasino[] }>();
  for (const casino of rankedCasinos(catalogue)) {
    if (casino.isBlacklisted) continue;
    for (const title of listed(casino)) {
      const key = title.toLowerCase();
      const topic = topics.get(key) ?? { title, casinos: [] };
      if (topic.casinos.at(-1) !== casino) topic.casinos.push(casino);
      topics.set(key, topic);
    }
  }
  const lists = pageTexts('lists', catalogue.labels);
  return [...topics.values()].map(({ title, casinos }) => ({
    kind,
    title,
    text: countedText(lists.casinos, casinos.length, lists),
    casinoCount: casinos.length,
    href: `${routePath({ kind: 'best-casinos' })}?${facet}=${facetSlug(title)}`,
    casinos: casinos.slice(0, SHOWN_CASINOS),
  }));
}

/** The number of casinos that a topic names. */
const SHOWN_CASINOS = 5;

function bonusTopics({ bonuses, casinos, labels }: PublicCatalogue): WordedTopic[] {
  const { noWagering } = labels ?? englishFilterLabels();
  const slugs = new Map(casinos.map(({ id, slug }) => [id, slug]));
  return bonuses
    .filter(({ title }) => title !== '')
    .map(({ title, casino, casinoId = '', description, wagering, minDeposit }) => {
      const slug = slugs.get(casinoId);
      const href = slug === undefined ? routePath({ kind: 'bonuses' }) : casinoPath(slug);
      const terms = [description, wagering, minDeposit, ...(readTimes(wagering) === 0 ? [noWagering] : [])];
      return { kind: 'bonuses', title, text: casino, href, casinos: [], terms };
    });
}

function gameTopics({ games }: PublicCatalogue): SearchTopic[] {
  return games.map(({ name, provider, category }) => ({
    kind: 'games',
    title: name,
    text: provider,
    href: `${routePath({ kind: 'games' })}?${new URLSearchParams({ category, q: name })}`,
    casinos: [],
  }));
}

/** The pages of the countries that casinos take players from. */
function countryTopics(catalogue: PublicCatalogue): WordedTopic[] {
  const { heading, language } = pageTexts('countries', catalogue.labels);
  const [country] = listParams('casinos-by-country');
  const parts = country?.parts(catalogue) ?? [];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ value }) => {
      const searchName = countryName(value, language);
      return {
        kind: 'pages',
        title: fillPlaceholders(heading, { name: searchName }),
        text: '',
        href: routeAddress({ kind: 'casinos-by-country' }, new Map([['country', value]])),
        casinos: [],
        searchName,
      };
    });
}

function pageTopics({ pages }: PublicCatalogue): SearchTopic[] {
  return Array.from(pages.values(), ({ title, slug }) => ({
    kind: 'pages',
    title,
    text: '',
    href: routePath({ kind: 'custom-page', slug }),
    casinos: [],
  }));
}
