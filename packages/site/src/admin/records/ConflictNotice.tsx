import { adminLabels } from '@croupier/core/messages';
import { Button, Dialog, Notice, RecordDiff, SelectField } from '@croupier/ui/admin';
import { useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { relativeTime } from '../relative-time.js';
import { comparedFields } from './compared-fields.js';

const { conflict: labels } = adminLabels;

/** The props of the notice that somebody else changed a record. */
interface ConflictNoticeProps {
  /** The collection of the record, or the name of the document. */
  place: string;
  /** What history knows it by. */
  id: string;
  /** The record as it was when the form was opened. */
  before: object;
  /** The record as it is now. */
  after: object;
  /** The paths of the fields that were changed in the form. */
  mine: ReadonlySet<string>;
  /** What they hold there. */
  yours: object;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Goes on from the newer record; these fields are taken from it although they were changed in the form. */
  onResolve: (theirs: readonly string[]) => void;
}

/** Says who changed the record meanwhile, shows what, and lets the reader choose where both changed the same. */
export function ConflictNotice({ place, id, before, after, mine, yours, ...props }: ConflictNoticeProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const changes = useQuestion('history.list', { record: id, limit: 1 });
  const [last] = changes.data?.records ?? [];
  const title =
    last === undefined ? labels.title : labels.titleBy(last.by.name, relativeTime(new Date(last.at)));
  const choose = (path: string, choice: string) => {
    const next = new Set(theirs);
    if (choice === 'theirs') next.add(path);
    else next.delete(path);
    setTheirs(next);
  };
  return (
    <>
      <Notice tone="fair" title={title}>
        {labels.text}{' '}
        <Button variant="plain" onClick={() => props.onOpenChange(true)}>
          {labels.compare}
        </Button>
      </Notice>
      <Dialog
        size="large"
        title={title}
        text={labels.dialogText}
        isOpen={props.isOpen}
        onOpenChange={props.onOpenChange}
        actions={
          <>
            <Button variant="plain" onClick={() => props.onResolve([...mine])}>
              {labels.takeTheirs}
            </Button>
            <Button onClick={() => props.onResolve([...theirs])}>{labels.goOn}</Button>
          </>
        }
      >
        <RecordDiff
          fields={comparedFields(place, before, after)}
          before={before as Record<string, unknown>}
          after={after as Record<string, unknown>}
          beforeLabel={labels.before}
          afterLabel={labels.after}
          conflicts={mine}
          yours={yours}
          renderChoice={({ path, title: label }) =>
            mine.has(path) ? (
              <SelectField
                label={label}
                hidesLabel
                options={[
                  { value: 'mine', label: labels.mine },
                  { value: 'theirs', label: labels.theirs },
                ]}
                value={theirs.has(path) ? 'theirs' : 'mine'}
                onChange={({ currentTarget }) => choose(path, currentTarget.value)}
              />
            ) : (
              labels.takenOver
            )
          }
        />
      </Dialog>
    </>
  );
}
