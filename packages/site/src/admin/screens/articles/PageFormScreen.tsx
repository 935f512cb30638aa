import { PageEditor } from '../../articles/PageEditor.js';

import { Loaded } from '../../Loaded.js';
import { Copied } from '../../records/Copied.js';
import { useStoredRecord } from '../../records/drafts/use-stored-record.js';
import type { ScreenProps } from '../../screen-props.js';
import { PageNotFound } from './PageNotFound.js';

/** The form for a page: one that there is, or a new one. */
export function PageFormScreen({ id }: ScreenProps) {
  return id === '' ? (
    <Copied collection="pages">{(copied) => <PageEditor copied={copied} />}</Copied>
  ) : (
    <StoredPage id={id} />
  );
}

function StoredPage({ id }: ScreenProps) {
  return (
    <Loaded query={useStoredRecord('pages', id)} notFound={<PageNotFound />}>
      {(stored) => <PageEditor stored={stored} />}
    </Loaded>
  );
}
