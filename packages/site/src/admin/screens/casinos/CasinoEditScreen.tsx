import { adminPath } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { ButtonLink, CasinoForm, lazyPart } from '@croupier/ui/admin';
import { navigate } from '../../../navigation.js';
import { FormWithPreview } from '../../articles/FormWithPreview.js';
import { useAuthorNames } from '../../articles/use-author-names.js';
import { useRefusal } from '../../backend/use-refusal.js';
import { useCasinoListings } from '../../casinos/use-casino-listings.js';
import { useCasinoPreview } from '../../casinos/use-casino-preview.js';
import { Loaded } from '../../Loaded.js';
import { type StoredWithDraft, useStoredRecord } from '../../records/drafts/use-stored-record.js';
import { usePageLookups } from '../../records/lookups/use-page-lookups.js';
import { OpenOnSite } from '../../records/OpenOnSite.js';
import { useRecordTitle } from '../../records/record-title.js';
import { useRecordEditor } from '../../records/use-record-editor.js';
import { relativeTime } from '../../relative-time.js';
import type { ScreenProps } from '../../screen-props.js';
import { CasinoNotFound } from './CasinoNotFound.js';

const CasinoPagePreview = lazyPart(
  async () => (await import('../../casinos/CasinoPagePreview.js')).CasinoPagePreview,
);

/** The form for a casino that there is. */
export function CasinoEditScreen({ id }: ScreenProps) {
  return (
    <Loaded query={useStoredRecord('casinos', id)} notFound={<CasinoNotFound />}>
      {(stored) => <EditCasino {...stored} />}
    </Loaded>
  );
}

function EditCasino(stored: StoredWithDraft<'casinos'>) {
  const { id, name, slug, isActive } = stored.record;
  useRecordTitle(name);
  const leave = () => navigate(adminPath('casinos'));
  const editor = useRecordEditor({ collection: 'casinos', stored, onSaved: leave, onCancel: leave });
  const { form, preview, unsaved } = useCasinoPreview(editor);
  const authors = useAuthorNames();
  const listings = useCasinoListings(stored.record);
  const refusal = useRefusal();
  const reserved = refusal('blacklist and rename casinos');
  return (
    <FormWithPreview
      name="casinos"
      title={`${adminLabels.screens['casino-edit']}: ${name}`}
      text={adminLabels.lastChanged(relativeTime(new Date(stored.record.updatedAt)))}
      preview={<CasinoPagePreview id={id} unsaved={unsaved} />}
      actions={
        <>
          <ButtonLink variant="plain" href={adminPath('casino-view', id)}>
            {adminLabels.rows.actions.view}
          </ButtonLink>
          <OpenOnSite
            route={{ kind: 'review', slug }}
            hiddenReason={isActive ? undefined : adminLabels.inactiveReason}
          />
        </>
      }
    >
      <CasinoForm
        {...usePageLookups('casinos', id)}
        {...form}
        suggestions={{ reviewer: authors, checkedBy: authors }}
        furtherTabs={[listings.tab]}
        lockedFields={reserved === undefined ? undefined : lockAll(reserved)}
      />
      {preview}
      {listings.dialog}
    </FormWithPreview>
  );
}

const RESERVED_FIELDS = [
  'slug',
  'isBlacklisted',
  'blacklistSeverity',
  'blacklistReason',
  'blacklistDetails',
  'blacklistDate',
];

/** The fields that only a moderator may change, each with the reason. */
function lockAll(reason: string): Record<string, string> {
  return Object.fromEntries(RESERVED_FIELDS.map((path) => [path, reason]));
}
