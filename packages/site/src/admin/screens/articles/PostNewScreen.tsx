import { PostEditor } from '../../articles/PostEditor.js';

/** The form for a new article. */
export function PostNewScreen() {
  return <PostEditor />;
}
