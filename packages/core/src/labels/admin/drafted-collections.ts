import { DESCRIBED_NAMES } from './collection-list.js';

/** The collections whose records have drafts. */
export const DRAFTED = ['casinos', ...DESCRIBED_NAMES, 'posts', 'pages'] as const;
/** One of them. */
export type DraftedCollection = (typeof DRAFTED)[number];
