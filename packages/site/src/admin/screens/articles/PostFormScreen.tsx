import { adminPath } from '@croupier/core';
import { useEffect } from 'react';
import { navigate } from '../../../navigation.js';
import { PostEditor } from '../../articles/PostEditor.js';
import { Loaded } from '../../Loaded.js';
import { Copied } from '../../records/Copied.js';
import { useStoredRecord } from '../../records/drafts/use-stored-record.js';
import type { ScreenProps } from '../../screen-props.js';

/** The form for an article: one that there is, or a new one. */
export function PostFormScreen({ id }: ScreenProps) {
  return id === '' ? (
    <Copied collection="posts">{(copied) => <PostEditor copied={copied} />}</Copied>
  ) : (
    <StoredPost id={id} />
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
