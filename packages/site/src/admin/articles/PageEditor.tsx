import { adminPath } from '@croupier/core';
import { adminFormLabels, adminLabels, messages } from '@croupier/core/messages';
import { ButtonLink, lazyPart, PageForm } from '@croupier/ui/admin';
import { navigate } from '../../navigation.js';
import type { CopiedRecord } from '../records/Copied.js';
import type { StoredWithDraft } from '../records/drafts/use-stored-record.js';
import { usePageLookups } from '../records/lookups/use-page-lookups.js';
import { OpenOnSite } from '../records/OpenOnSite.js';
import { useRecordTitle } from '../records/record-title.js';
import { type EditorTexts, useRecordEditor } from '../records/use-record-editor.js';
import { FormWithPreview } from './FormWithPreview.js';
import { type UnsavedRecord, useUnsavedRecord } from './use-unsaved-record.js';

const { submit } = adminFormLabels.page;
const { ours, page: texts } = messages;

const NEW_TEXTS: EditorTexts = {
  added: ({ isPublished }) => (isPublished === true ? ours.pagePublished : ours.pageSavedAsDraft),
  failed: texts.createFailed,
};
const EDIT_TEXTS: EditorTexts = { saved: () => ours.pageUpdated, failed: texts.updateFailed };

const PreviewPane = lazyPart(async () => (await import('./PreviewPane.js')).PreviewPane);

/** The props of the form. */
interface PageEditorProps {
  /** What is edited; without it the form is for a new one. */
  stored?: StoredWithDraft<'pages'>;
  /** What a new one is a copy of. */
  copied?: CopiedRecord;
}

/** The form for a page of the site, with that page. */
export function PageEditor({ stored, copied }: PageEditorProps) {
  const leave = () => navigate(adminPath('pages'));
  useRecordTitle(stored?.record.title);
  const editor = useRecordEditor({
    collection: 'pages',
    stored,
    ...copied,
    texts: stored === undefined ? NEW_TEXTS : EDIT_TEXTS,
    onSaved: leave,
    onCancel: leave,
  });
  const { form, unsavedRecord } = useUnsavedRecord(editor, stored);
  const record = stored?.record;
  return (
    <FormWithPreview
      title={
        record === undefined
          ? adminLabels.screens['page-new']
          : `${adminLabels.screens['page-edit']}: ${record.title}`
      }
      name="articles"
      preview={<PreviewPane in="pages" record={unsavedRecord} />}
      actions={
        record === undefined ? null : (
          <>
            <ButtonLink variant="plain" href={adminPath('page-view', record.id)}>
              {adminLabels.rows.actions.view}
            </ButtonLink>
            <OpenOnSite
              route={{ kind: 'custom-page', slug: record.slug }}
              hiddenReason={record.isPublished ? undefined : adminLabels.draftReason}
            />
          </>
        )
      }
    >
      <PageForm
        {...usePageLookups('pages', record?.id)}
        {...form}
        submitLabel={submitLabel(unsavedRecord, record?.isPublished === true)}
      />
    </FormWithPreview>
  );
}

function submitLabel({ isPublished }: UnsavedRecord, wasPublished: boolean): string {
  if (isPublished !== true) return submit.draft;
  return wasPublished ? submit.update : submit.published;
}
