import { messages, guideLabels as say } from '../../messages.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { Lesson } from '../../model/showcase.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { type PostCardView, postCard } from '../cards/post-card.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { readPageQuery } from '../lists/page-query.js';
import { type ChoiceLinkView, type PagerView, paginate } from '../lists/pagination.js';

/** A short lesson as it is shown. */
export interface LessonView {
  /** The heading. */
  title: string;
  /** The level, as visitors read it. */
  difficulty: string;
  /** What it belongs to. */
  category: string;
  /** What one learns, in a sentence. */
  description: string;
  /** The lesson itself, as plain text. */
  content: string;
  /** The first few. */
  tips: string[];
  /** Such as `5 min read`. */
  readTime: string;
}

/** The Guides page: guides that are posts, short lessons by level, and where to go for more. */
export interface GuidesPageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** A sentence below the heading. */
  description: string;
  /** Posts marked as guides, newest first. */
  latest: PostCardView[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** What the guides offer, in short points. */
  benefits: readonly { title: string; text: string }[];
  /** Lessons that stand out; empty in a site that has none. */
  featured: LessonView[];
  /** The tabs of the lessons; empty in a site that has no lessons. */
  levels: ChoiceLinkView[];
  /** The lessons of the chosen level. */
  lessons: LessonView[];
  /** Buttons that are there to be looked at, in a site that holds samples; empty elsewhere. */
  resources: readonly { title: string; text: string }[];
  /** Labels of sample buttons that ask for a guide; empty without samples. */
  requests: readonly string[];
}

/** How many of its tips a lesson shows. */
const TIPS_ON_CARD = 3;
/** Where the lessons stand on the page. */
const LESSONS = '#lessons';

/** The Guides page of a catalogue, at the level that a query asks for. */
export function guidesPage(catalogue: PublicCatalogue, query = ''): GuidesPageView {
  const ask = readPageQuery('guides', query);
  const { settings, showcase } = catalogue;
  const posts = visiblePosts(catalogue).filter(({ isGuide }) => isGuide);
  const { items, pager } = paginate(posts, ask);
  const { featured, ...byLevel } = showcase.guides;
  const level = LEVELS.find((name) => name === ask.value('level')) ?? LEVELS[0];
  const hasLessons = Object.values(byLevel).some((lessons) => lessons.length > 0);
  return {
    ...listPageFrame(catalogue, ask, { title: say.title, description: say.description, pager }),
    title: say.title,
    description: say.description,
    latest: items.map((post) => postCard(catalogue, post)),
    ...(pager === undefined ? {} : { pager }),
    benefits: say.benefits,
    featured: featured.map(lesson),
    levels: hasLessons
      ? LEVELS.map((name) => ({
          label: say.levels[name],
          href: `${ask.href({ level: name === LEVELS[0] ? '' : name })}${LESSONS}`,
          isCurrent: name === level,
        }))
      : [],
    lessons: byLevel[level].map(lesson),
    resources: settings.isSample ? say.resources : [],
    requests: settings.isSample ? say.requests : [],
  };
}

/** The levels that can be asked for; the first one is the usual one. */
const LEVELS = ['beginner', 'advanced', 'safety'] as const;

function lesson({ tips, minutes, ...words }: Lesson): LessonView {
  return { ...words, tips: tips.slice(0, TIPS_ON_CARD), readTime: messages.readTime(minutes) };
}
