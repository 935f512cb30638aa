import { adminDraftLabels as labels } from '@croupier/core/messages';
import { LazyPart, lazyPart, type ToastOptions } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { useAdmin } from '../../backend/backend.js';
import type { EditedState } from '../record-draft.js';
import { isToldOf, type SharedDraft } from './shared-draft.js';
import type { KeptDraft } from './use-shared-draft.js';

const DraftActions = lazyPart(async () => (await import('./DraftActions.js')).DraftActions);
const DraftNotice = lazyPart(async () => (await import('./DraftNotice.js')).DraftNotice);

interface SharedDraftPartsOptions {
  /** Where the record stands in the store, and its id. */
  place: string;
  id: string;
  /** What is stored, with its draft. */
  stored: (EditedState & { shared?: SharedDraft | undefined }) | undefined;
  shared: KeptDraft;
  loading: boolean;
  /** Leaves the form once a step is done, and says so. */
  end: (step: () => Promise<void>, toast: ToastOptions) => void;
}

/** What a form shows of the draft on the server: its buttons, and a notice of what it changes. */
export function useSharedDraftParts({ place, id, stored, shared, loading, end }: SharedDraftPartsOptions): {
  actions: ReactNode;
  notice: ReactNode;
} {
  const { user } = useAdmin().getSession();
  const [beganShared] = useState(stored?.shared !== undefined);
  const isTold =
    beganShared ||
    shared.contested.length > 0 ||
    (stored?.shared !== undefined && isToldOf(stored.shared, user?.id));
  const notice =
    stored?.shared === undefined || !isTold ? undefined : (
      <DraftNotice
        place={place}
        shared={stored.shared}
        live={stored.record}
        changes={shared.changes}
        contested={shared.contested}
        onDiscard={() => end(shared.discard, { title: labels.notice.discarded })}
      />
    );
  return {
    actions: (
      <LazyPart>
        <DraftActions
          record={id}
          onRevise={shared.revise}
          loading={loading}
          schedule={stored?.shared}
          onSchedule={shared.schedule}
          onKeep={() => end(shared.flush, { title: labels.kept, text: labels.keptText })}
        />
      </LazyPart>
    ),
    // A form that begins with it comes with it: later it would push the fields away.
    notice: beganShared ? notice : notice && <LazyPart>{notice}</LazyPart>,
  };
}
