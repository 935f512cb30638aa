import { adminLabels } from '@croupier/core/messages';
import { type ActionEntry, ActionMenu, Button, Dialog, TextField } from '@croupier/ui/admin';
import { type FormEvent, useState } from 'react';
import { readLocalValue, saveLocalValue } from '../local-values.js';
import type { ListState } from './use-list-state.js';

const { list: labels } = adminLabels;

interface SavedView {
  name: string;
  /** As `ListState.query`. */
  query: string;
}

/** The lists that a reader comes back to: what is shown now can be saved under a name, in this browser. */
export function SavedViews({ name, list }: { name: string; list: ListState }) {
  const key = `croupier-views ${name}`;
  const [views, setViews] = useState(() => readLocalValue<SavedView[]>(key) ?? []);
  const [isNaming, setNaming] = useState(false);
  const present = views.find(({ query }) => query === list.query);

  const store = (next: SavedView[]) => {
    setViews(next);
    saveLocalValue(key, next.length === 0 ? undefined : next);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name')).trim();
    if (given === '') return;
    store([...views.filter((view) => view.name !== given), { name: given, query: list.query }]);
    setNaming(false);
  };
  const entries: ActionEntry[] = [
    { label: labels.allRows, onAction: () => list.open('') },
    ...views.map((view) => ({ label: view.name, onAction: () => list.open(view.query) })),
    'line',
    present === undefined
      ? { label: labels.saveView, onAction: () => setNaming(true) }
      : {
          label: labels.forgetView(present.name),
          onAction: () => store(views.filter((view) => view !== present)),
        },
  ];
  return (
    <>
      <ActionMenu label={present?.name ?? labels.views} entries={entries} align="end" />
      <Dialog
        title={labels.saveViewTitle}
        text={labels.saveViewText}
        isOpen={isNaming}
        onOpenChange={setNaming}
        actions={
          <Button type="submit" form={`${name}-view`}>
            {labels.save}
          </Button>
        }
      >
        <form id={`${name}-view`} onSubmit={save}>
          <TextField label={labels.viewName} name="name" maxLength={60} required />
        </form>
      </Dialog>
    </>
  );
}
