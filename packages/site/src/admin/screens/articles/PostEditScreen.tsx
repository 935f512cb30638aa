import { adminPath } from '@croupier/core';
import { useEffect } from 'react';
import { navigate } from '../../../navigation.js';
import { PostEditor } from '../../articles/PostEditor.js';
import { useQuestion } from '../../backend/use-operations.js';
import { Loaded } from '../../Loaded.js';
import type { ScreenProps } from '../../screen-props.js';

/** The form for an article that there is; without one, the list of them. */
export function PostEditScreen({ id }: ScreenProps) {
  return (
    <Loaded query={useQuestion('posts.show', { record: id })} notFound={<ToNews />}>
      {(stored) => <PostEditor stored={stored} />}
    </Loaded>
  );
}

function ToNews() {
  useEffect(() => navigate(adminPath('news'), { replace: true }), []);
  return null;
}
