import { PostEditor } from '../words/PostEditor.js';

/** The form for a new article. */
export function PostNewScreen() {
  return <PostEditor />;
}
