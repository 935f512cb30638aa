import { adminPath } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { CasinoForm } from '@croupier/ui/admin';
import { navigate } from '../../../navigation.js';
import { useAuthorNames } from '../../articles/use-author-names.js';
import { useCasinoPreview } from '../../casinos/use-casino-preview.js';
import { useDuplicateNotice } from '../../casinos/use-duplicate-notice.js';
import { Copied, type CopiedRecord } from '../../records/Copied.js';
import { usePageLookups } from '../../records/lookups/use-page-lookups.js';
import { useRecordEditor } from '../../records/use-record-editor.js';
import list from '../list.module.css';

/** The form for a new casino, or for a copy of one. */
export function CasinoNewScreen() {
  return (
    <div className={list.root}>
      <h1>{adminLabels.screens['casino-new']}</h1>
      <Copied collection="casinos">{(copied) => <NewCasino {...copied} />}</Copied>
    </div>
  );
}

function NewCasino(copied: CopiedRecord) {
  const leave = () => navigate(adminPath('casinos'));
  const editor = useRecordEditor({ collection: 'casinos', ...copied, onSaved: leave, onCancel: leave });
  const authors = useAuthorNames();
  const { form, preview } = useCasinoPreview(useDuplicateNotice(editor));
  return (
    <>
      <CasinoForm
        {...usePageLookups('casinos')}
        {...form}
        suggestions={{ reviewer: authors, checkedBy: authors }}
      />
      {preview}
    </>
  );
}
