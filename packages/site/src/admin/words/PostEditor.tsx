import { adminPath, isProblem, type OperationResult, POST_CATEGORIES, routePath } from '@croupier/core';
import { adminFormLabels, adminLabels } from '@croupier/core/messages';
import { ButtonLink, PostForm, type PostFormProps, type RecordFormProps } from '@croupier/ui/admin';
import { useCallback, useState } from 'react';
import { navigate } from '../../navigation.js';
import { useBackend } from '../backend.js';
import { useFindOffer } from '../use-find-offer.js';
import { useRecordEditor } from '../use-record-editor.js';
import { useUpload } from '../use-upload.js';
import { WithPreview } from './WithPreview.js';

const { submit } = adminFormLabels.post;

/** The form for an article, with its page. */
export function PostEditor({ stored }: { stored?: OperationResult<'posts.show'> }) {
  const leave = () => navigate(adminPath('news'));
  const editor = useRecordEditor({ collection: 'posts', stored, onSaved: leave, onCancel: leave });
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({
    ...stored?.record,
    ...editor.draft,
  });
  const form: RecordFormProps = {
    ...editor,
    onChange(submission) {
      editor.onChange?.(submission);
      setTyped({ ...stored?.record, ...emptied(submission.changes), ...submission.record });
    },
  };
  const parts: Partial<PostFormProps> = {
    onUpload: useUpload(),
    findOffer: useFindOffer(),
    findSlugHolder: useFindPost(stored?.record.id),
    addressOf: addressOfPost,
    categories: POST_CATEGORIES,
  };
  const record = stored?.record;
  return (
    <WithPreview
      title={
        record === undefined
          ? adminLabels.screens['news-new']
          : `${adminLabels.screens['news-edit']}: ${record.title}`
      }
      unsaved={{ in: 'posts', record: typed }}
      actions={
        record?.isPublished === true ? (
          <ButtonLink variant="plain" href={routePath({ kind: 'post', slug: record.slug })} target="_blank">
            {adminLabels.news.actions.view}
          </ButtonLink>
        ) : null
      }
    >
      <PostForm {...parts} {...form} submitLabel={submitLabel(typed, record?.isPublished === true)} />
    </WithPreview>
  );
}

/** What was emptied, without the values that it had. */
function emptied(changes: object): Record<string, undefined> {
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value === null)
      .map(([name]) => [name, undefined]),
  );
}

/** What saving does to visitors. */
function submitLabel({ isPublished, publishedAt }: Readonly<Record<string, unknown>>, wasPublished: boolean) {
  if (isPublished !== true) return submit.draft;
  if (typeof publishedAt === 'string' && publishedAt > new Date().toISOString()) return submit.scheduled;
  return wasPublished ? submit.update : submit.published;
}

function addressOfPost(slug: string): string {
  return location.origin + routePath({ kind: 'post', slug });
}

/** Who has the slug of a post already. */
function useFindPost(ownId: string | undefined): (slug: string) => Promise<string | undefined> {
  const { perform } = useBackend();
  return useCallback(
    async (slug) => {
      try {
        const { record } = (await perform('posts.show', { record: slug })).result;
        return record.slug !== slug || record.id === ownId ? undefined : record.title;
      } catch (error) {
        if (isProblem(error) && error.code === 'not-found') return undefined;
        throw error;
      }
    },
    [perform, ownId],
  );
}
