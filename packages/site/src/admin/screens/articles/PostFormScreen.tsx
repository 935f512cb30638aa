import { adminPath } from '@croupier/core';
import { useEffect } from 'react';
import { navigate } from '../../../navigation.js';
import { ownAuthor } from '../../articles/own-author.js';
import { PostEditor } from '../../articles/PostEditor.js';
import { useAdmin } from '../../backend/backend.js';
import { useQuestion } from '../../backend/use-operations.js';
import { Loaded } from '../../Loaded.js';
import { Copied } from '../../records/Copied.js';
import { useStoredRecord } from '../../records/drafts/use-stored-record.js';
import type { ScreenProps } from '../../screen-props.js';

/** The form for an article: one that there is, or a new one. */
export function PostFormScreen({ id }: ScreenProps) {
  return id === '' ? <NewPost /> : <StoredPost id={id} />;
}

/** The form for a new article, by whoever is signed in, or as a copy of another. */
function NewPost() {
  const { user } = useAdmin().getSession();
  return (
    <Loaded query={useQuestion('authors.list', {})}>
      {({ records }) => (
        <Copied collection="posts">
          {({ defaults = { author: ownAuthor(records, user) }, copyOf }) => (
            <PostEditor copied={{ defaults, copyOf }} />
          )}
        </Copied>
      )}
    </Loaded>
  );
}

/** The form for a stored article; without one, the list of them. */
function StoredPost({ id }: ScreenProps) {
  return (
    <Loaded query={useStoredRecord('posts', id)} notFound={<ToNews />}>
      {(stored) => <PostEditor stored={stored} />}
    </Loaded>
  );
}

function ToNews() {
  useEffect(() => navigate(adminPath('news'), { replace: true }), []);
  return null;
}
