import type { FieldDescription } from '@croupier/core/forms';
import { adminShowcaseLabels } from '@croupier/core/messages';
import { CHART, FIGURE, type ItemShape, LESSON, PROFILE } from './item-shapes.js';

const { pages, lists, tooLong } = adminShowcaseLabels;
const MOST = 300;

type Page = keyof typeof pages;
type List = keyof typeof lists;

/** The lists of each page, in the order of the form. */
const LISTS: Record<Page, readonly List[]> = {
  footer: ['figures', 'trustBadges', 'paymentMethods', 'licensingBodies'],
  home: ['charts'],
  blog: ['figures'],
  games: ['figures', 'providers'],
  guides: ['featured', 'beginner', 'advanced', 'safety'],
  authors: ['profiles'],
};

/** What the items of a list are made of; a list that is not here holds texts. */
const SHAPES: { [K in List]?: ItemShape } = {
  figures: FIGURE,
  charts: CHART,
  featured: LESSON,
  beginner: LESSON,
  advanced: LESSON,
  safety: LESSON,
  profiles: PROFILE,
};

/** The fields of the form: one for each list, in the tab of its page. */
export const showcaseFields: readonly FieldDescription[] = (Object.keys(pages) as Page[]).flatMap((page) =>
  LISTS[page].map((list) => ({
    path: `${page}.${list}`,
    title: lists[list],
    tab: pages[page],
    presence: 'defaulted' as const,
    fallback: [],
    kind: 'text-list' as const,
    maxLength: MOST,
    messages: { tooLong: tooLong(lists[list], MOST) },
  })),
);

/** What the items of a field are made of; undefined for a list of texts. */
export function shapeAt(path: string): ItemShape | undefined {
  return SHAPES[path.slice(path.indexOf('.') + 1) as List];
}
