import { collectionList } from '../../labels/admin/collection-list.generated.js';
import type { DraftedCollection } from '../../labels/admin/collection-list.js';
import { mapDescribed } from '../../labels/admin/collection-list.js';
import type { Permission } from '../../operations/define/permissions.js';

/** Who may edit the records of a collection, and their drafts. */
export const EDIT_PERMISSIONS: { readonly [C in DraftedCollection]: Permission } = {
  casinos: 'edit casinos, bonuses and games',
  posts: 'edit posts',
  pages: 'edit pages',
  .../* @__PURE__ */ mapDescribed((name) => collectionList[name].editPermission),
};
