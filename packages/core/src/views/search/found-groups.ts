import { countedText } from '../../labels/localize/localized-text.js';
import { siteLabels } from '../../messages.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { casinoPath } from '../../urls/casino-path.js';
import { type SearchTopic, TOPIC_KINDS, type TopicKind } from './search-topics.js';

/** The number of topics that a group shows. */
const SHOWN_TOPICS = 6;

/** A topic among the search results. */
export interface FoundTopicView {
  title: string;
  /** What else is said of it; may be empty. */
  text: string;
  /** The number of casinos that have it, where this is what the text says. */
  casinoCount?: number;
  /** Absent where it has no page of its own. */
  href?: string;
  /** The reviews of the best casinos that have it. */
  casinos: { name: string; href: string }[];
}

/** The search results of one kind. */
export interface FoundGroupView {
  /** What all of them are. */
  kind: TopicKind;
  /** The heading of the group. */
  title: string;
  /** The number of matches, with those that are not shown. */
  count: number;
  /** The first few. */
  topics: FoundTopicView[];
  /** How many are not shown, in words; absent if all are. */
  more?: string;
}

/** Topics by their kind, without empty kinds. */
export function foundGroups(
  { labels }: Pick<PublicCatalogue, 'labels'>,
  topics: readonly SearchTopic[],
): FoundGroupView[] {
  const texts = pageTexts('search', labels);
  return TOPIC_KINDS.flatMap((kind) => {
    const found = topics.filter((topic) => topic.kind === kind);
    if (found.length === 0) return [];
    const hidden = found.length - SHOWN_TOPICS;
    return {
      kind,
      title: siteLabels.search.groups[kind],
      count: found.length,
      topics: found.slice(0, SHOWN_TOPICS).map(({ title, text, casinoCount, href, casinos }) => ({
        title,
        text,
        ...(casinoCount === undefined ? {} : { casinoCount }),
        ...(href === undefined ? {} : { href }),
        casinos: casinos.map(({ name, slug }) => ({ name, href: casinoPath(slug) })),
      })),
      ...(hidden > 0 ? { more: countedText(texts.more, hidden, texts) } : {}),
    };
  });
}
