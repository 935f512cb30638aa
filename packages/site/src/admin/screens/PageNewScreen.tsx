import { PageEditor } from '../words/PageEditor.js';

/** The form for a new page. */
export function PageNewScreen() {
  return <PageEditor />;
}
