import { displayNameOf, isProblem } from '@croupier/core';
import { type FieldDescription, isSameValue, valueAt } from '@croupier/core/forms';
import { adminListLabels, recordDiffLabels } from '@croupier/core/messages';
import { Button, ErrorSummary, fieldText, Table } from '@croupier/ui/admin';
import { problemSentences } from '../../backend/use-operations.js';
import { beginningOf } from '../../beginning-of.js';
import { Loaded } from '../../Loaded.js';
import { LargeChangeProgress } from '../bulk/LargeChangeProgress.js';
import { LARGE } from '../bulk/selected-rows.js';
import { useLargeChange } from '../bulk/use-large-change.js';
import styles from './EditPreview.module.css';
import type { EditableCollection, EditInput } from './edit-input.js';
import { type EditPlan, usePreview } from './use-preview.js';

const { edits: labels } = adminListLabels;

/** More of a value than a cell shows, in characters. */
const MAX_SHOWN = 200;

/** The props of the preview. */
interface EditPreviewProps {
  collection: EditableCollection;
  fields: readonly FieldDescription[];
  /** What several records are called. */
  count: (total: number) => string;
  input: EditInput;
  /** Where there is something to choose again. */
  onBack?: () => void;
  onClose: () => void;
  onDone?: () => void;
}

/** What an edit of several records would change, and the button that changes it. Where it is refused, all that is wrong. */
export function EditPreview({ onBack, onClose, ...props }: EditPreviewProps) {
  const plan = usePreview(props.collection, props.input);
  const back = (
    <Button variant="plain" onClick={onBack ?? onClose}>
      {onBack === undefined ? labels.cancel : labels.back}
    </Button>
  );
  if (plan.error !== null)
    return (
      <div className={styles.root}>
        <ErrorSummary errors={faultsOf(plan.error)} />
        <div className={styles.actions}>{back}</div>
      </div>
    );
  return (
    <Loaded query={plan}>
      {(known) => (
        <div className={styles.root}>
          <PreviewTable plan={known} fields={props.fields} count={props.count} />
          <div className={styles.actions}>
            {back}
            <ApplyButton updated={known.updated} onClose={onClose} {...props} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function ApplyButton({
  collection,
  input,
  count,
  updated,
  onClose,
  onDone,
}: EditPreviewProps & { updated: number }) {
  const work = useLargeChange();
  const label = labels.apply(count(updated));
  const isRunning = work.state.name === 'running';
  const apply = () =>
    work.run(
      async () => ({ operation: `${collection}.edit`, input, message: labels.done(count(updated)) }),
      () => {
        onDone?.();
        onClose();
      },
    );
  return (
    <>
      {isRunning && updated < LARGE ? null : <LargeChangeProgress work={work} label={label} />}
      {updated === 0 ? null : (
        <Button loading={isRunning} onClick={apply}>
          {label}
        </Button>
      )}
    </>
  );
}

interface PreviewTableProps extends Pick<EditPreviewProps, 'fields' | 'count'> {
  plan: EditPlan;
}

/** What changes in the first records, field by field. */
function PreviewTable({ plan: { changes, updated }, fields, count }: PreviewTableProps) {
  const rows = changes.flatMap(({ id, before = {}, after = {} }) =>
    fields
      .filter(({ isSystem }) => isSystem !== true)
      .map((field) => ({
        key: `${id} ${field.path}`,
        name: displayNameOf(after),
        field,
        was: valueAt(before, field.path),
        is: valueAt(after, field.path),
      }))
      .filter(({ was, is }) => !isSameValue(was, is)),
  );
  return (
    <>
      <p className={styles.text}>
        {updated > changes.length ? labels.first(changes.length, count(updated)) : ''}
      </p>
      <Table
        caption={labels.preview}
        hidesCaption
        rows={rows}
        rowKey={({ key }) => key}
        empty={<p>{recordDiffLabels.same}</p>}
        columns={[
          { title: labels.record, cell: ({ name }) => name },
          { title: recordDiffLabels.field, cell: ({ field }) => field.title },
          {
            title: recordDiffLabels.before,
            cell: ({ field, was }) => <Value text={fieldText(field, was)} />,
          },
          { title: recordDiffLabels.after, cell: ({ field, is }) => <Value text={fieldText(field, is)} /> },
        ]}
      />
    </>
  );
}

function Value({ text }: { text: string }) {
  if (text === '') return <span className={styles.empty}>{recordDiffLabels.none}</span>;
  return <span dir="auto">{beginningOf(text, MAX_SHOWN)}</span>;
}

/** What is wrong, each with the value that was refused. */
function faultsOf(error: unknown): { message: string }[] {
  if (!isProblem(error) || error.issues.length === 0) return [{ message: problemSentences(error) }];
  return error.issues.map(({ message, value }) => ({
    message: value === undefined ? message : labels.refused(message, value),
  }));
}
