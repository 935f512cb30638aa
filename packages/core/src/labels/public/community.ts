import type { Terms } from '../replaceable/terms.js';

/** The terms of the Complaints page. */
export const complaintLabels = {
  statuses: { resolved: 'Resolved', 'in-progress': 'In Progress', pending: 'Pending' },
  form: { issues: ['Withdrawal', 'Bonus terms', 'Account check', 'Game fault', 'Something else'] },
} as const satisfies Terms;

/** The terms of the Tournaments page. */
export const tournamentLabels = {
  filters: { active: 'Active', upcoming: 'Upcoming', completed: 'Completed' },
  types: { slots: 'Slots', table: 'Table Games', live: 'Live Casino', poker: 'Poker' },
} as const satisfies Terms;

/** What the admin says of sample content. */
export const sampleLabels = {
  title: 'Sample content',
  page: 'Everybody and everything on this page is made up, to show what it looks like.',
} as const;
