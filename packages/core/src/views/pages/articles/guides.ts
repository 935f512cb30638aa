import type { PageTexts } from '../../../labels/locales/page-texts.js';
import { countedText } from '../../../labels/localize/localized-text.js';
import type { Lesson } from '../../../model/documents/showcase.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { visiblePosts } from '../../../rules/visible-posts.js';
import { GUIDE_LEVELS } from '../../../urls/list-params.js';
import { type PostCardView, postCard } from '../../cards/post-card.js';
import { listPageFrame } from '../../frame/list-page-frame.js';
import type { PageFrameView } from '../../frame/page-frame.js';
import { readPageQuery } from '../../lists/page-query.js';
import { type ChoiceLinkView, type PagerView, paginate } from '../../lists/pagination.js';
import type { QueryInput } from '../../lists/query-text.js';

/** A short lesson. */
export interface LessonView {
  /** The name of the lesson. */
  title: string;
  /** The label of the level. */
  difficulty: string;
  /** What it is about. */
  category: string;
  /** In a sentence. */
  description: string;
  /** Plain text. */
  content: string;
  /** The first few tips. */
  tips: string[];
  /** Such as `5 min read`. */
  readTime: string;
  /** The minutes of it. */
  readMinutes?: number;
}

/** The Guides page: guide posts, and short lessons by level. */
export interface GuidesPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** The line below it. */
  description: string;
  /** Posts marked as guides, newest first. */
  latest: PostCardView[];
  /** Absent if all guides fit on one page. */
  pager?: PagerView;
  /** What the guides are like. */
  benefits: readonly { title: string; text: string }[];
  /** Lessons that staff feature. */
  featured: LessonView[];
  /** Level tabs; empty if the site has no lessons. */
  levels: ChoiceLinkView[];
  /** The lessons of the current level. */
  lessons: LessonView[];
  /** Demonstration buttons; empty without sample data. */
  resources: readonly { title: string; text: string }[];
  /** Labels of demonstration buttons; empty without sample data. */
  requests: readonly string[];
}

const TIPS_ON_CARD = 3;
/** The fragment of the lesson list. */
const LESSONS = '#lessons';

/** Builds the Guides page. */
export function guidesPage(catalogue: PublicCatalogue, query: QueryInput = ''): GuidesPageView {
  const ask = readPageQuery('guides', query);
  const labels = pageTexts('guides', catalogue.labels);
  const toLesson = (one: Lesson) => lesson(one, pageTexts('lists', catalogue.labels));
  const { settings, showcase } = catalogue;
  const posts = visiblePosts(catalogue).filter(({ isGuide }) => isGuide);
  const { items, pager } = paginate(posts, ask);
  const { featured, ...byLevel } = showcase.guides;
  const level = GUIDE_LEVELS.find((name) => name === ask.value('level')) ?? GUIDE_LEVELS[0];
  const hasLessons = Object.values(byLevel).some((lessons) => lessons.length > 0);
  return {
    ...listPageFrame(catalogue, ask, { title: labels.title, description: labels.description, pager }),
    title: labels.title,
    description: labels.description,
    latest: items.map((post) => postCard(catalogue, post)),
    ...(pager === undefined ? {} : { pager }),
    benefits: settings.isSample ? labels.benefits : [],
    featured: featured.map(toLesson),
    levels: hasLessons
      ? GUIDE_LEVELS.map((name) => ({
          label: labels.levels[name],
          href: `${ask.href({ level: name === GUIDE_LEVELS[0] ? '' : name })}${LESSONS}`,
          isCurrent: name === level,
        }))
      : [],
    lessons: byLevel[level].map(toLesson),
    resources: settings.isSample ? labels.resources : [],
    requests: settings.isSample ? labels.requests : [],
  };
}

function lesson(
  { tips, minutes, ...words }: Lesson,
  lists: Pick<PageTexts['lists'], 'readTime'> & { language: string },
): LessonView {
  return {
    ...words,
    tips: tips.slice(0, TIPS_ON_CARD),
    readTime: countedText(lists.readTime, minutes, lists),
    readMinutes: minutes,
  };
}
