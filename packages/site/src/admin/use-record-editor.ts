import { isProblem, type OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import type { FormIssue, FormSubmission, RecordFormProps } from '@croupier/ui/admin';
import { createElement, lazy, Suspense, useState } from 'react';
import { useBackend } from './backend.js';
import type { ConflictNoticeProps } from './ConflictNotice.js';
import { readDraft, type StoredRecord } from './record-draft.js';
import { useKeptDraft } from './use-kept-draft.js';
import { joinSentences, problemText, useChange } from './use-operations.js';

const { changes: labels } = adminLabels;

/** The collections whose records have a form. */
export type EditedCollection = 'casinos' | 'games' | 'bonuses' | 'posts' | 'pages' | 'redirects' | 'users';

/** The result of a save; undefined where nothing had changed. */
export type SaveResult = OperationResult<`${EditedCollection}.${'add' | 'edit'}`> | undefined;

/** What is said of a save. */
export interface EditorTexts {
  added?: (record: Record<string, unknown>) => string;
  saved?: (record: Record<string, unknown>) => string;
  /** What is said first where it is not a field that was refused. */
  failed?: string;
}

/** Which record is edited, and what follows. */
export interface RecordEditorOptions {
  collection: EditedCollection;
  /** The record as it was read; without it the form is for a new one. */
  stored?: StoredRecord | undefined;
  /** What a new record begins with. */
  defaults?: object | undefined;
  /** What is said of a save; 'added' and 'saved' with the name of the record by default. */
  texts?: EditorTexts | undefined;
  onSaved: (result: SaveResult) => void;
  onCancel: () => void;
}

/**
 * The props of a form that adds or edits a record. Unsaved changes are kept in this browser, so that they survive a reload,
 * a closed tab and an expired session. What was refused stands at its fields. Where somebody else has changed the record,
 * the form says so, shows what, and goes on from the newer record with what the reader chooses.
 */
export function useRecordEditor({
  collection,
  stored,
  defaults,
  texts = {},
  onSaved,
  onCancel,
}: RecordEditorOptions): RecordFormProps {
  const { user } = useBackend().getSession();
  const change = useChange();
  const key = `croupier-draft ${user?.id ?? ''} ${collection} ${stored?.record.id ?? 'new'}`;
  const [draft] = useState(() => readDraft(key));
  const [base, setBase] = useState(draft?.base ?? stored);
  const [yielded, setYielded] = useState<readonly string[]>([]);
  const [mine, setMine] = useState(() => pathsOf(draft?.changes ?? {}));
  const [isComparing, setComparing] = useState(false);
  const [issues, setIssues] = useState<readonly FormIssue[]>([]);
  const [isBusy, setBusy] = useState(false);
  const kept = useKeptDraft(key);
  const isStale = stored !== undefined && base !== undefined && stored.hash !== base.hash;

  /** Goes on from the newer record. */
  const follow = (theirs: readonly string[]) => {
    setYielded(theirs);
    setBase(stored);
    setIssues([]);
    setComparing(false);
  };
  // Without changes of its own a form follows the record.
  if (isStale && mine.size === 0) setBase(stored);

  const save = async ({ record, changes, isDirty }: FormSubmission): Promise<SaveResult> => {
    if (base === undefined) {
      const message = texts.added?.(record) ?? labels.added(nameOf(record));
      return (await change(`${collection}.add`, { record: record as never }, { message })).result;
    }
    if (!isDirty) return undefined;
    const { id } = base.record;
    const outcome = await change(
      `${collection}.edit`,
      { record: id, changes: changes as never },
      {
        expect: { in: collection, id, hash: base.hash },
        message: texts.saved?.(record) ?? labels.savedNamed(nameOf(record)),
      },
    );
    return outcome.result;
  };

  return {
    value: base?.record,
    draft: draft?.changes ?? defaults,
    yielded,
    issues,
    isBusy,
    draftStatus: kept.status,
    notice:
      isStale && mine.size > 0
        ? conflictNotice({
            collection,
            before: base,
            after: stored,
            mine,
            isOpen: isComparing,
            onOpenChange: setComparing,
            onResolve: follow,
          })
        : undefined,
    onChange({ changes, isDirty }) {
      const paths = pathsOf(isDirty ? changes : {});
      setMine((before) => (isSameSet(before, paths) ? before : paths));
      if (isDirty) kept.store({ changes, base });
      else kept.remove();
    },
    onCancel() {
      kept.remove();
      onCancel();
    },
    async onSubmit(submission) {
      setBusy(true);
      setIssues([]);
      try {
        const result = await save(submission);
        kept.remove();
        onSaved(result);
      } catch (error) {
        setIssues(issuesOf(error, texts.failed));
        if (isProblem(error) && error.reason === 'change.stale') setComparing(true);
      }
      setBusy(false);
    },
  };
}

const ConflictNotice = lazy(async () => ({ default: (await import('./ConflictNotice.js')).ConflictNotice }));

function conflictNotice(props: ConflictNoticeProps) {
  return createElement(Suspense, { fallback: null }, createElement(ConflictNotice, props));
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

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}

function nameOf({ name, title, username, source }: Record<string, unknown>): string {
  return String(name ?? title ?? username ?? source ?? '');
}

/** What was refused: at its fields where the problem names them, else for the form as a whole. */
export function issuesOf(error: unknown, failed?: string): FormIssue[] {
  if (isProblem(error) && error.issues.some(({ path }) => path !== undefined)) return [...error.issues];
  const { title, detail } = problemText(error);
  const isStale = isProblem(error) && error.reason === 'change.stale';
  const what = isStale ? [title, labels.stale] : [failed ?? '', title, detail];
  return [{ message: joinSentences(...what) }];
}
