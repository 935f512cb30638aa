import { changesOf, isSameValue, mergeValues, valueAt } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { Button, Dialog, Notice, RecordDiff, SelectField } from '@croupier/ui/admin';
import { useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { relativeTime } from '../relative-time.js';
import { comparedFields } from './compared-fields.js';

const { conflict: labels } = adminLabels;

type Choice = 'mine' | 'theirs' | 'both';

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
  /**
   * Goes on from the newer record; `theirs` are taken from it although they were changed in the form, and `merged` are values of
   * both.
   */
  onResolve: (theirs: readonly string[], merged: object) => void;
}

/** Says who changed the record meanwhile, shows what, and lets the reader choose where both changed the same. */
export function ConflictNotice({ place, id, before, after, mine, yours, ...props }: ConflictNoticeProps) {
  const both = props.isOpen ? mergedFields({ before, after, mine, yours }) : new Map<string, unknown>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const choiceOf = (path: string) => chosen.get(path) ?? (both.has(path) ? 'both' : 'mine');
  const pathsOf = (choice: Choice) => [...mine].filter((path) => choiceOf(path) === choice);
  const changes = useQuestion('history.list', { record: id, limit: 1 });
  const [last] = changes.data?.records ?? [];
  const title =
    last === undefined ? labels.title : labels.titleBy(last.by.name, relativeTime(new Date(last.at)));
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
            <Button variant="plain" onClick={() => props.onResolve([...mine], {})}>
              {labels.takeTheirs}
            </Button>
            <Button
              onClick={() =>
                props.onResolve(
                  pathsOf('theirs'),
                  changesOf(pathsOf('both').map((path) => [path, both.get(path)])),
                )
              }
            >
              {labels.goOn}
            </Button>
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
                  ...(both.has(path) ? [{ value: 'both', label: labels.both }] : []),
                  { value: 'mine', label: labels.mine },
                  { value: 'theirs', label: labels.theirs },
                ]}
                value={choiceOf(path)}
                onChange={({ currentTarget }) =>
                  setChosen(new Map(chosen).set(path, currentTarget.value as Choice))
                }
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

/** The values of both, by the paths that both changed without contradiction. */
function mergedFields({
  before,
  after,
  mine,
  yours,
}: Pick<ConflictNoticeProps, 'before' | 'after' | 'mine' | 'yours'>): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const path of mine) {
    const [old, current, own] = [before, after, yours].map((record) => valueAt(record, path));
    const merged = mergeValues(old, own, current);
    if ('value' in merged && !isSameValue(merged.value, own)) values.set(path, merged.value);
  }
  return values;
}
