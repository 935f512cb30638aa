import { isProblem, type PerformOptions } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import {
  type FormIssue,
  type FormSubmission,
  LazyPart,
  lazyPart,
  type RecordFormProps,
} from '@croupier/ui/admin';
import { createElement, useRef, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { joinSentences, problemText } from '../backend/use-operations.js';
import type { ConflictNoticeProps } from './ConflictNotice.js';
import { DeletedNotice } from './DeletedNotice.js';
import { type EditedState, readDraft } from './record-draft.js';
import { useStoredDraft } from './use-stored-draft.js';

const { changes: labels } = adminLabels;

type ExpectedState = NonNullable<PerformOptions['expect']>;

/** The ways on from a record that somebody deleted while it was edited. */
interface DeletedRecordOptions<R> {
  /** What is known of its deletion; undefined where the record is still there. */
  findDeletion: () => Promise<Deletion | undefined>;
  saveAsNew: (record: object) => Promise<R>;
}

/** How a record was deleted, and how the deletion is taken back where the reader may do that. */
export interface Deletion {
  undo?: { subject: string; perform: () => Promise<unknown> };
}

/** What a form edits, and what follows. */
interface FormEditorOptions<R> {
  /** What the draft is kept under. */
  draftName: string;
  /** Where it stands in the store: a collection, or the name of a document such as the home page. */
  place: ExpectedState['in'];
  /** The id of the record; the name of the document by default. */
  id?: string | undefined;
  /** What is stored; undefined for something new. */
  stored: EditedState | undefined;
  /** What something new begins with. */
  defaults?: object | undefined;
  /** Saves; what is expected of the store is undefined for something new. */
  save: (submission: FormSubmission, expecting: { expect?: ExpectedState }) => Promise<R>;
  onSaved: (result: R) => void;
  onCancel?: (() => void) | undefined;
  /** Called with the changes as they are typed. */
  onChange?: ((changes: object) => void) | undefined;
  /** What is said first where it is not a field that was refused. */
  failed?: string | undefined;
  /** Where somebody may delete it meanwhile: what deleted it, and the ways on from there. */
  afterDelete?: DeletedRecordOptions<R> | undefined;
  /** Called where saving failed, beside the issues in the form. */
  onFailed?: ((error: unknown) => void) | undefined;
}

/**
 * The props of a form that edits something of the store. Unsaved changes are kept in this browser, so that they survive a
 * reload, a closed tab and an expired session. What was refused stands at its fields. Where somebody else has changed the
 * same, the form says so, shows what, and goes on from what there is now with what the reader chooses.
 */
export function useFormEditor<R>({
  place,
  id = place,
  stored,
  ...options
}: FormEditorOptions<R>): RecordFormProps {
  const { user } = useAdmin().getSession();
  const key = `croupier-draft ${user?.id ?? ''} ${options.draftName}`;
  const [draft] = useState(() => readDraft(key));
  const [base, setBase] = useState(draft?.base ?? stored);
  const [yielded, setYielded] = useState<readonly string[]>([]);
  const [mine, setMine] = useState(() => pathsOf(draft?.changes ?? {}));
  const typed = useRef<object>(draft?.changes ?? {});
  const [isComparing, setComparing] = useState(false);
  const [issues, setIssues] = useState<readonly FormIssue[]>([]);
  const [loading, setBusy] = useState(false);
  const kept = useStoredDraft(key);
  const whole = useRef<object>({});
  const [deletion, setDeletion] = useState<Deletion>();

  /** Goes on from what is stored now. */
  const follow = (theirs: readonly string[]) => {
    setYielded(theirs);
    setBase(stored);
    setIssues([]);
    setComparing(false);
  };
  const attempt = async (step: () => Promise<void>) => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      setIssues(issuesOf(error, options.failed));
    }
    setBusy(false);
  };
  const saveAsNew = async () => {
    const result = await options.afterDelete?.saveAsNew(whole.current);
    kept.remove();
    options.onSaved(result as R);
  };
  /** What was typed stays in the form, not saved yet. */
  const bringBack = async () => {
    await deletion?.undo?.perform();
    setDeletion(undefined);
  };
  const isStale = stored !== undefined && base !== undefined && stored.hash !== base.hash && !loading;
  const isConflict = isStale && mine.size > 0 && !isSame(stored.record, base.record);
  if (isStale && !isConflict) {
    setBase(stored);
    if (mine.size > 0) setYielded([]);
  }

  return {
    value: base?.record,
    draft: draft?.changes ?? options.defaults,
    yielded,
    issues,
    loading,
    draftStatus: kept.status,
    notice:
      deletion !== undefined
        ? createElement(DeletedNotice, {
            loading,
            subject: deletion.undo?.subject,
            onBringBack: () => void attempt(bringBack),
            onSaveAsNew: () => void attempt(saveAsNew),
          })
        : isConflict
          ? conflictNotice({
              place,
              id,
              before: base.record,
              after: stored.record,
              mine,
              yours: typed.current,
              isOpen: isComparing,
              onOpenChange: setComparing,
              onResolve: follow,
            })
          : undefined,
    onChange({ record, changes, isDirty }) {
      typed.current = changes;
      whole.current = record;
      const paths = pathsOf(isDirty ? changes : {});
      setMine((before) => (isSameSet(before, paths) ? before : paths));
      if (isDirty) kept.store({ changes, base });
      else kept.remove();
      options.onChange?.(changes);
    },
    ...(options.onCancel === undefined
      ? {}
      : {
          onCancel() {
            kept.remove();
            options.onCancel?.();
          },
        }),
    async onSubmit(submission) {
      setBusy(true);
      setIssues([]);
      try {
        const expecting = base === undefined ? {} : { expect: { in: place, id, hash: base.hash } };
        const result = await options.save(submission, expecting);
        kept.remove();
        // What is stored now is taken as it is.
        setYielded([...mine]);
        setMine(new Set());
        options.onSaved(result);
      } catch (error) {
        whole.current = submission.record;
        const wasStale = isProblem(error) && error.reason === 'change.stale';
        const found = wasStale ? await options.afterDelete?.findDeletion() : undefined;
        setDeletion(found);
        setIssues(found === undefined ? issuesOf(error, options.failed) : []);
        setComparing(wasStale && found === undefined);
        options.onFailed?.(error);
      }
      setBusy(false);
    },
  };
}

const ConflictNotice = lazyPart(async () => (await import('./ConflictNotice.js')).ConflictNotice);

function conflictNotice(props: ConflictNoticeProps) {
  return createElement(LazyPart, null, createElement(ConflictNotice, props));
}

/** The paths of the fields that changes name, those of objects within too. */
function pathsOf(changes: object): ReadonlySet<string> {
  return new Set(
    Object.entries(changes).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? [...pathsOf(value)].map((path) => `${name}.${path}`)
        : [name],
    ),
  );
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}

/** What was refused: at its fields where the problem names them, else for the form as a whole. */
function issuesOf(error: unknown, failed?: string): FormIssue[] {
  if (isProblem(error) && error.issues.some(({ path }) => path !== undefined)) return [...error.issues];
  const { title, detail } = problemText(error);
  const isStale = isProblem(error) && error.reason === 'change.stale';
  const isFault = !isProblem(error) || error.code === 'fault';
  const first = failed ?? (isFault ? messages.anyForm.failed : '');
  // Who changed it and when stands above the form.
  const what = isStale ? [adminLabels.conflict.title, labels.stale] : [first, title, detail];
  return [{ message: joinSentences(...what) }];
}
