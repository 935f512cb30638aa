import { PageEditor } from '../../articles/PageEditor.js';

/** The form for a new page. */
export function PageNewScreen() {
  return <PageEditor />;
}
