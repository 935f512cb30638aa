import type { OperationResult } from '@croupier/core';
import { adminDraftLabels, adminLabels } from '@croupier/core/messages';
import { Button, Drawer } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../../backend/backend.js';
import { tellFailure, useQuestion } from '../../backend/use-operations.js';
import { Loaded } from '../../Loaded.js';
import { RelativeTime } from '../../RelativeTime.js';
import { EntryDiff } from './EntryDiff.js';
import { earlierVersion } from './earlier-version.js';
import styles from './RecordHistory.module.css';

const { history: labels } = adminDraftLabels;
const { history: words } = adminLabels;
/** So many changes of a record are listed. */
const MOST = 50;

type Header = OperationResult<'history.list'>['records'][number];
type Change = OperationResult<'history.show'>['record'];

/** The props of the history of a record. */
interface RecordHistoryProps {
  record: string;
  /** Called with what has to change so that the record is as it was; nothing is saved by that. */
  onPutBack: (changes: object) => void;
  onClose: () => void;
}

/** Who changed a record, when and what, word by word; an earlier version goes into the form. */
export function RecordHistory({ record, onPutBack, onClose }: RecordHistoryProps) {
  const { perform } = useAdmin();
  const changes = useQuestion('history.list', { record, limit: MOST });
  const [isBusy, setBusy] = useState(false);

  const putBack = async (newer: readonly Header[]) => {
    setBusy(true);
    try {
      const whole: Change[] = [];
      for (const { id } of newer) whole.push((await perform('history.show', { change: id })).result.record);
      onPutBack(earlierVersion(record, whole));
      onClose();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Drawer title={labels.title} isOpen onOpenChange={onClose}>
      <Loaded query={changes}>
        {({ records }) =>
          records.length === 0 ? (
            <p>{labels.none}</p>
          ) : (
            <ol className={styles.changes}>
              {records.map((header, at) => (
                <li key={header.id} className={styles.change}>
                  <p className={styles.head}>
                    <b>{words.operation(header.operation)}</b> {header.by.name},{' '}
                    <RelativeTime at={header.at} />
                  </p>
                  <ChangeOfRecord record={record} change={header.id} isOpen={at === 0} />
                  {at === 0 || header.inserted > 0 ? null : (
                    <Button
                      variant="plain"
                      loading={isBusy}
                      onClick={() => void putBack(records.slice(0, at))}
                    >
                      {labels.putBack}
                      <span className="cr-visually-hidden"> {words.change(header.number)}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Drawer>
  );
}

interface ChangeOfRecordProps extends Pick<RecordHistoryProps, 'record'> {
  change: string;
  isOpen: boolean;
}

/** What a change did to the record; asked for when it is opened. */
function ChangeOfRecord({ isOpen: isFirst, ...props }: ChangeOfRecordProps) {
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{labels.what}</summary>
      {isOpen ? <ChangedFields {...props} /> : null}
    </details>
  );
}

function ChangedFields({ record, change }: Omit<ChangeOfRecordProps, 'isOpen'>) {
  return (
    <Loaded query={useQuestion('history.show', { change })}>
      {({ record: { entries } }) => {
        const entry = entries.find(({ id }) => id === record);
        if (entry?.did !== 'update')
          return <p>{entry === undefined ? labels.notKept : words.did[entry.did]}</p>;
        return <EntryDiff {...entry} />;
      }}
    </Loaded>
  );
}
