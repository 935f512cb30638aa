import { PageEditor } from '../../articles/PageEditor.js';
import { useQuestion } from '../../backend/use-operations.js';
import { Loaded } from '../../Loaded.js';
import type { ScreenProps } from '../../screen-props.js';
import { PageNotFound } from './PageNotFound.js';

/** The form for a page that there is. */
export function PageEditScreen({ id }: ScreenProps) {
  return (
    <Loaded query={useQuestion('pages.show', { record: id })} notFound={<PageNotFound />}>
      {(stored) => <PageEditor stored={stored} />}
    </Loaded>
  );
}
