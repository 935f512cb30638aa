import { isSameValue, leavesOf, valueAt } from '@croupier/core';
import { LazyPart, lazyPart, type RecordFormProps } from '@croupier/ui/admin';
import { type ReactNode, useRef, useState } from 'react';
import type { EditedState, RecordDraft } from './record-draft.js';

const ConflictNotice = lazyPart(async () => (await import('./ConflictNotice.js')).ConflictNotice);

interface ConflictOptions {
  /** The collection of the record, or the name of the document. */
  place: string;
  id: string;
  /** What is stored now. */
  stored: EditedState | undefined;
  /** What was changed before. */
  draft: RecordDraft | undefined;
  /** True while the form itself is saving. */
  isSaving: boolean;
  /** Called where the form goes on from what is stored now, with what it takes in of both. */
  onResolved: (merged: object) => void;
}

interface Conflict extends Pick<RecordFormProps, 'yielded'> {
  /** What the form goes on from: what was stored when it was opened, or when a conflict was resolved. */
  base: EditedState | undefined;
  /** Notes what is changed in the form. */
  note(changes: object, isDirty: boolean): void;
  /** Takes what is stored as it is, since the form has saved it. */
  yieldAll(): void;
  /** Shows or hides the comparison. */
  compare(isComparing: boolean): void;
  /** Says that somebody else has changed the same, where that is so. */
  notice: ReactNode;
}

/** Where somebody else changes what a form edits: what is changed here too, to another value, is compared; all else is taken over. */
export function useConflict({ place, id, stored, draft, isSaving, onResolved }: ConflictOptions): Conflict {
  const [base, setBase] = useState(draft?.base ?? stored);
  const [yielded, setYielded] = useState<readonly string[]>([]);
  const [mine, setMine] = useState<ReadonlySet<string>>(() => new Set(leavesOf(draft?.changes ?? {}).keys()));
  const [isComparing, setComparing] = useState(false);
  const typed = useRef<object>(draft?.changes ?? {});
  const isStale = stored !== undefined && base !== undefined && stored.hash !== base.hash && !isSaving;
  const isConflict =
    isStale &&
    clashingPaths(mine, { before: base.record, after: stored.record, typed: typed.current }).length > 0;
  if (isStale && !isConflict) {
    setBase(stored);
    if (mine.size > 0) setYielded([]);
  }
  return {
    base,
    yielded,
    note(changes, isDirty) {
      typed.current = changes;
      const paths = new Set(leavesOf(isDirty ? changes : {}).keys());
      setMine((before) => (isSameSet(before, paths) ? before : paths));
    },
    yieldAll() {
      setYielded([...mine]);
      setMine(new Set());
    },
    compare: setComparing,
    notice: isConflict ? (
      <LazyPart>
        <ConflictNotice
          place={place}
          id={id}
          before={base.record}
          after={stored.record}
          mine={mine}
          yours={typed.current}
          isOpen={isComparing}
          onOpenChange={setComparing}
          onResolve={(theirs, merged) => {
            setYielded(theirs);
            setBase(stored);
            setComparing(false);
            onResolved(merged);
          }}
        />
      </LazyPart>
    ) : undefined,
  };
}

/** The paths that were changed here and there, to different values. */
export function clashingPaths(
  mine: Iterable<string>,
  { before, after, typed }: { before: object; after: object; typed: object },
): string[] {
  return [...mine].filter(
    (path) =>
      !isSameValue(valueAt(before, path), valueAt(after, path)) &&
      !isSameValue(valueAt(typed, path), valueAt(after, path)),
  );
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}
