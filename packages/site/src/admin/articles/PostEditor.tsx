import { adminPath, POST_CATEGORIES } from '@croupier/core';
import { adminFormLabels, adminLabels } from '@croupier/core/messages';
import { lazyPart, PostForm } from '@croupier/ui/admin';
import { navigate } from '../../navigation.js';
import type { CopiedRecord } from '../records/Copied.js';
import type { StoredWithDraft } from '../records/drafts/use-stored-record.js';
import { usePageLookups } from '../records/lookups/use-page-lookups.js';
import { OpenOnSite } from '../records/OpenOnSite.js';
import { useRecordTitle } from '../records/record-title.js';
import { useRecordEditor } from '../records/use-record-editor.js';
import { FormWithPreview } from './FormWithPreview.js';
import { hiddenPostReason, isScheduled } from './hidden-post.js';
import { useAuthorNames } from './use-author-names.js';
import { type UnsavedRecord, useUnsavedRecord } from './use-unsaved-record.js';

const { submit } = adminFormLabels.post;

const PreviewPane = lazyPart(async () => (await import('./PreviewPane.js')).PreviewPane);

/** The props of the form. */
interface PostEditorProps {
  /** What is edited; without it the form is for a new one. */
  stored?: StoredWithDraft<'posts'>;
  /** What a new one is a copy of. */
  copied?: CopiedRecord;
}

/** The form for an article, with its page. */
export function PostEditor({ stored, copied }: PostEditorProps) {
  const leave = () => navigate(adminPath('news'));
  useRecordTitle(stored?.record.title);
  const editor = useRecordEditor({ collection: 'posts', stored, ...copied, onSaved: leave, onCancel: leave });
  const { form, unsavedRecord } = useUnsavedRecord(editor, stored);
  const record = stored?.record;
  return (
    <FormWithPreview
      title={
        record === undefined
          ? adminLabels.screens['news-new']
          : `${adminLabels.screens['news-edit']}: ${record.title}`
      }
      name="articles"
      preview={<PreviewPane in="posts" record={unsavedRecord} />}
      actions={
        record === undefined ? null : (
          <OpenOnSite
            route={{ kind: 'post', slug: record.slug }}
            hiddenReason={hiddenPostReason(record)}
            label={adminLabels.news.actions.view}
          />
        )
      }
    >
      <PostForm
        {...usePageLookups('posts', record?.id)}
        {...form}
        categories={POST_CATEGORIES}
        authors={useAuthorNames()}
        submitLabel={submitLabel(unsavedRecord, record?.isPublished === true)}
      />
    </FormWithPreview>
  );
}

/** What saving does to visitors. */
function submitLabel({ isPublished, publishedAt }: UnsavedRecord, wasPublished: boolean) {
  if (isPublished !== true) return submit.draft;
  if (typeof publishedAt === 'string' && isScheduled({ isPublished, publishedAt })) return submit.scheduled;
  return wasPublished ? submit.update : submit.published;
}
