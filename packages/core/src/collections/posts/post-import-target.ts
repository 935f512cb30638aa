import { POST_CATEGORIES } from '../../model/post-categories.js';
import type { ChangeContext } from '../../operations/define/operation.js';
import { collectionImportTarget } from '../../operations/transfer/import-target.js';
import type { ImportTarget } from '../../operations/transfer/rows/row-matching.js';
import { newCategoryWarnings } from './new-category-warnings.js';
import type { Post } from './post.js';

/** The posts as an import sees them; at its end it warns of categories that no other post has. */
export function postImportTarget(context: ChangeContext): ImportTarget<Post> {
  const target = collectionImportTarget('posts')(context);
  const changed: Pick<Post, 'id' | 'category'>[] = [];
  const note = ({ id, category }: Post) => {
    if (!(POST_CATEGORIES as readonly string[]).includes(category)) changed.push({ id, category });
  };
  return {
    ...target,
    insertParsed(values, id) {
      const made = target.insertParsed(values, id);
      note(made);
      return made;
    },
    update(before, changes) {
      const after = target.update(before, changes);
      if (after.category !== before.category) note(after);
      return after;
    },
    finish: () => [...target.finish(), ...newCategoryWarnings(context.content.posts.all(), changed)],
  };
}
