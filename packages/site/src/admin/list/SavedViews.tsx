import { viewQuery } from '@croupier/core';
import { adminViewLabels as labels } from '@croupier/core/messages';
import { type ActionEntry, ActionMenu, Dialog, LazyPart, lazyPart } from '@croupier/ui/admin';
import { useState } from 'react';
import { toastFailure } from '../backend/use-operations.js';
import type { ListState } from './use-list-state.js';
import { useSavedViews } from './use-saved-views.js';

const SaveViewForm = lazyPart(async () => (await import('./SaveViewForm.js')).SaveViewForm);

/** The lists that the staff comes back to: what is shown now can be saved under a name, for everybody who sees the list. */
export function SavedViews({ name, list }: { name: string; list: ListState }) {
  const { shared, local, ...views } = useSavedViews(name);
  const [isNaming, setNaming] = useState(false);
  const query = viewQuery(list.query);
  const isShown = (view: { query: string }) => viewQuery(view.query) === query;
  const shown = shared.find(isShown);
  const shownLocal = shown === undefined ? local.find(isShown) : undefined;

  const open = (view: { query: string }, label: string): ActionEntry => ({
    label,
    onAction: () => list.open(view.query),
  });
  const entries: ActionEntry[] = [
    { label: labels.allRows, onAction: () => list.open('') },
    ...shared.map((view) => open(view, view.name)),
    ...local.map((view) => open(view, labels.local(view.name))),
    'line',
    shown === undefined
      ? { label: labels.save, onAction: () => setNaming(true) }
      : {
          label: labels.delete(shown.name),
          tone: 'danger',
          onAction: () => toastFailure(views.remove(shown)),
        },
    ...(local.length === 0
      ? []
      : [{ label: labels.share, onAction: () => toastFailure(views.shareLocal()) }]),
    ...(shownLocal === undefined
      ? []
      : [{ label: labels.forget(shownLocal.name), onAction: () => views.forget(shownLocal) }]),
  ];
  return (
    <>
      <ActionMenu label={(shown ?? shownLocal)?.name ?? labels.views} entries={entries} align="end" />
      <Dialog title={labels.saveTitle} text={labels.saveText} isOpen={isNaming} onOpenChange={setNaming}>
        {isNaming ? (
          <LazyPart>
            <SaveViewForm save={(given) => views.save(given, query)} onClose={() => setNaming(false)} />
          </LazyPart>
        ) : null}
      </Dialog>
    </>
  );
}
