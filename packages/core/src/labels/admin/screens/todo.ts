import { counted, grouped } from '../../../diagnostics/plural.js';

/** The texts of what waits for somebody on the dashboard, and of what comes up. */
export const adminTodoLabels = {
  title: 'To do',
  count: (count: number) =>
    count === 0 ? 'Nothing waits for you.' : `${counted(count, 'thing waits', 'things wait')} for you.`,
  keys: 'The arrow keys, or j and k, go from one to the next; Enter presses its button.',
  groups: {
    broken: 'Broken',
    ended: 'Ended',
    stale: 'To check again',
    contradicting: 'Contradicting',
    waiting: 'Waiting for a decision',
    tidy: 'To tidy up',
  },
  more: (count: number) => `Show ${grouped(count)} more`,
  edit: 'Edit',
  open: 'Open',
  decide: 'Decide',
  moreOffers: (count: number) => `Check ${counted(count, 'more offer')}`,
  moreMessages: (count: number) => `Read ${counted(count, 'more message')}`,
  message: (name: string) => `Message of ${name}`,
  read: 'Read',
  moreDrafts: {
    posts: (count: number) => `See ${counted(count, 'more draft', 'more drafts')} of articles`,
    pages: (count: number) => `See ${counted(count, 'more draft', 'more drafts')} of pages`,
  },
  rows: (source: string, count: number) =>
    `${source}: ${counted(count, 'row waits', 'rows wait')} for a decision`,
  drafts: { posts: (title: string) => `Article "${title}"`, pages: (title: string) => `Page "${title}"` },
  draft: 'A draft, which visitors do not see.',
  upcoming: {
    more: (count: number) =>
      `${counted(count, 'other', 'others')} in these days ${count === 1 ? 'is' : 'are'} not shown.`,
    none: 'Nothing goes live or ends in the next 30 days.',
    live: 'goes live',
    offer: 'last day of the offer',
    pin: (casino: string, place: number) => `last day of ${casino} at place ${place}`,
    token: 'last day of your API token',
  },
} as const;
