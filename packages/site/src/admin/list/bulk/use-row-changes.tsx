import { lazyPart } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../backend/use-operations.js';
import { WhenOpened } from '../../WhenOpened.js';
import type { BulkQuestion } from './BulkDialog.js';
import { changeSelected, changeSelectedOrTell, LARGE, type SelectedRows } from './selected-rows.js';
import type { LargeChange } from './use-large-change.js';

const BulkDialog = lazyPart(async () => (await import('./BulkDialog.js')).BulkDialog);

/** A change of rows, and what is said of it. */
export interface RowChange extends Pick<LargeChange, 'operation' | 'message'> {
  input?: object | undefined;
}

/** Ways to change the selected rows of a list. */
export interface RowChanges {
  /** Makes a change. Rejects with the operation's Problem. */
  make: <Row>(selected: SelectedRows<Row>, change: RowChange) => Promise<void>;
  /** Makes a change of few rows, and tells where it fails; asks before one of many. */
  makeOrAsk: <Row>(
    selected: SelectedRows<Row>,
    change: RowChange,
    question: Pick<BulkQuestion, 'title' | 'text' | 'label' | 'tone'>,
  ) => Promise<void> | void;
  /** The question before a change of many. */
  dialog: ReactNode;
}

/** Changes selected rows; each change takes the scope too, such as the menu of its items. */
export function useRowChanges(scope: object | undefined): RowChanges {
  const change = useChange();
  const [asked, setAsked] = useState<BulkQuestion>();
  const perform =
    ({ operation, message, input }: RowChange) =>
    (records: string[]) =>
      change(operation, { ...scope, ...input, records } as never, { message });
  return {
    make: (selected, made) => changeSelected(selected, perform(made)),
    makeOrAsk(selected, made, question) {
      if (selected.count < LARGE) return changeSelectedOrTell(selected, perform(made));
      const { operation, input, message } = made;
      const find = async () => {
        const records = await selected.findKeys();
        return { operation, input: { ...scope, ...input, records }, message };
      };
      setAsked({ ...question, find, onDone: selected.clear });
    },
    dialog: (
      <WhenOpened isOpen={asked !== undefined} onClose={() => setAsked(undefined)}>
        {asked === undefined ? null : <BulkDialog {...asked} onClose={() => setAsked(undefined)} />}
      </WhenOpened>
    ),
  };
}
