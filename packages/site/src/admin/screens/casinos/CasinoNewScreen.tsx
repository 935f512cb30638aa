import { adminPath } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { CasinoForm } from '@croupier/ui/admin';
import { navigate } from '../../../navigation.js';
import { useCasinoPreview } from '../../casinos/use-casino-preview.js';
import { useDuplicateNotice } from '../../casinos/use-duplicate-notice.js';
import { usePageLookups } from '../../records/use-page-lookups.js';
import { useRecordEditor } from '../../records/use-record-editor.js';
import list from '../list.module.css';

/** The form for a new casino. */
export function CasinoNewScreen() {
  const leave = () => navigate(adminPath('casinos'));
  const editor = useRecordEditor({ collection: 'casinos', onSaved: leave, onCancel: leave });
  const { form, preview } = useCasinoPreview(useDuplicateNotice(editor));
  return (
    <div className={list.root}>
      <h1>{adminLabels.screens['casino-new']}</h1>
      <CasinoForm {...usePageLookups('casinos')} {...form} />
      {preview}
    </div>
  );
}
