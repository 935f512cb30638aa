import { collectionList } from '../../labels/admin/collection-list.generated.js';
import { DESCRIBED_NAMES, mapDescribed } from '../../labels/admin/collection-list.js';
import type { Permission } from '../../operations/define/permissions.js';

/** The collections whose records have drafts. */
export const DRAFTED = ['casinos', ...DESCRIBED_NAMES, 'posts', 'pages'] as const;
/** One of them. */
export type DraftedCollection = (typeof DRAFTED)[number];

/** Who may edit the records of a collection, and their drafts. */
export const EDIT_PERMISSIONS: { readonly [C in DraftedCollection]: Permission } = {
  casinos: 'edit casinos, bonuses and games',
  posts: 'edit posts',
  pages: 'edit pages',
  .../* @__PURE__ */ mapDescribed((name) => collectionList[name].editPermission),
};
