import { adminPath, isProblem, type OperationResult, routePath } from '@croupier/core';
import { adminFormLabels, adminLabels, messages } from '@croupier/core/messages';
import { ButtonLink, PageForm, type PageFormProps, type RecordFormProps } from '@croupier/ui/admin';
import { useCallback, useState } from 'react';
import { navigate } from '../../navigation.js';
import { useBackend } from '../backend.js';
import { useFindOffer } from '../use-find-offer.js';
import { type EditorTexts, useRecordEditor } from '../use-record-editor.js';
import { useUpload } from '../use-upload.js';
import { WithPreview } from './WithPreview.js';

const { submit } = adminFormLabels.page;
const { ours, page: texts } = messages;

const NEW_TEXTS: EditorTexts = {
  added: ({ isPublished }) => (isPublished === true ? ours.pagePublished : ours.pageSavedAsDraft),
  failed: texts.createFailed,
};
const EDIT_TEXTS: EditorTexts = { saved: () => ours.pageUpdated, failed: texts.updateFailed };

/** The form for a page of the site, with that page. */
export function PageEditor({ stored }: { stored?: OperationResult<'pages.show'> }) {
  const leave = () => navigate(adminPath('pages'));
  const editor = useRecordEditor({
    collection: 'pages',
    stored,
    texts: stored === undefined ? NEW_TEXTS : EDIT_TEXTS,
    onSaved: leave,
    onCancel: leave,
  });
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({
    ...stored?.record,
    ...editor.draft,
  });
  const form: RecordFormProps = {
    ...editor,
    onChange(submission) {
      editor.onChange?.(submission);
      setTyped({ ...stored?.record, content: '', ...submission.record });
    },
  };
  const parts: Partial<PageFormProps> = {
    onUpload: useUpload(),
    findOffer: useFindOffer(),
    findSlugHolder: useFindPage(stored?.record.id),
    addressOf: addressOfPage,
  };
  const record = stored?.record;
  return (
    <WithPreview
      title={
        record === undefined
          ? adminLabels.screens['page-new']
          : `${adminLabels.screens['page-edit']}: ${record.title}`
      }
      unsaved={{ in: 'pages', record: typed }}
      actions={
        record === undefined ? null : (
          <ButtonLink variant="plain" href={adminPath('page-view', record.id)}>
            {adminLabels.rows.actions.view}
          </ButtonLink>
        )
      }
    >
      <PageForm {...parts} {...form} submitLabel={submitLabel(typed, record?.isPublished === true)} />
    </WithPreview>
  );
}

function submitLabel({ isPublished }: Readonly<Record<string, unknown>>, wasPublished: boolean): string {
  if (isPublished !== true) return submit.draft;
  return wasPublished ? submit.update : submit.published;
}

function addressOfPage(slug: string): string {
  return location.origin + routePath({ kind: 'custom-page', slug });
}

/** Who has the slug of a page already. */
function useFindPage(ownId: string | undefined): (slug: string) => Promise<string | undefined> {
  const { perform } = useBackend();
  return useCallback(
    async (slug) => {
      try {
        const { record } = (await perform('pages.show', { record: slug })).result;
        return record.slug !== slug || record.id === ownId ? undefined : record.title;
      } catch (error) {
        if (isProblem(error) && error.code === 'not-found') return undefined;
        throw error;
      }
    },
    [perform, ownId],
  );
}
