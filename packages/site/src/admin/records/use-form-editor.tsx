import type { PerformOptions } from '@croupier/core';
import { type FormIssue, type FormSubmission, type RecordFormProps, showToast } from '@croupier/ui/admin';
import { useRef, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useAddressValue } from '../use-address.js';
import { DeletedNotice } from './DeletedNotice.js';
import { firstDraft, type SharedDraft } from './drafts/shared-draft.js';
import { useSharedDraft } from './drafts/use-shared-draft.js';
import { useSharedDraftParts } from './drafts/use-shared-draft-parts.js';
import { isStale, issuesOf } from './form-issues.js';
import { type EditedState, readDraft } from './record-draft.js';
import { useConflict } from './use-conflict.js';
import { useStoredDraft } from './use-stored-draft.js';

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
  /** What is stored, with its draft; undefined for something new. */
  stored: (EditedState & { shared?: SharedDraft | undefined }) | undefined;
  /** Under what the changes are kept on the server too, such as `casinos/…`. */
  sharedAs?: string | undefined;
  /** What something new begins with. */
  defaults?: object | undefined;
  /** Saves; what is expected of the store, and what the form goes on from, are undefined for something new. */
  save: (
    submission: FormSubmission,
    expecting: { expect?: ExpectedState },
    base: object | undefined,
  ) => Promise<R>;
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
  const [draft] = useState(() => firstDraft(readDraft(key), stored));
  const kept = useStoredDraft(key);
  const shared = useSharedDraft({ ref: options.sharedAs, stored, onSaved: kept.remove });
  const [focusedField] = useAddressValue('field');
  const [issues, setIssues] = useState<readonly FormIssue[]>([]);
  const [loading, setBusy] = useState(false);
  const [deletion, setDeletion] = useState<Deletion>();
  const whole = useRef<object>({});
  const conflict = useConflict({
    ...{ place, id, stored, draft },
    isSaving: loading,
    onResolved(merged) {
      setIssues([]);
      if (Object.keys(merged).length > 0) shared.revise(merged);
    },
  });
  const { base } = conflict;

  const tellIssues = (error: unknown) => setIssues(issuesOf(error, options.failed));
  const attempt = async (
    step: () => Promise<void>,
    onFailed: (error: unknown) => void | Promise<void> = tellIssues,
  ) => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      await onFailed(error);
    } finally {
      setBusy(false);
    }
  };
  const leave = (result: R) => {
    kept.remove();
    shared.end();
    options.onSaved(result);
  };
  const saveAsNew = async () => leave((await options.afterDelete?.saveAsNew(whole.current)) as R);
  /** What was typed stays in the form, not saved yet. */
  const bringBack = async () => {
    await deletion?.undo?.perform();
    setDeletion(undefined);
  };

  const draftParts = useSharedDraftParts({
    ...{ place, id, stored, shared, loading },
    end(step, toast) {
      void attempt(async () => {
        await step();
        kept.remove();
        showToast(toast);
        options.onCancel?.();
      });
    },
  });

  return {
    revision: shared.revision,
    actions: options.sharedAs === undefined ? undefined : draftParts.actions,
    value: base?.record,
    defaults: options.defaults,
    draft: draft?.changes,
    yielded: conflict.yielded,
    issues,
    loading,
    draftStatus: shared.status ?? kept.status,
    notice:
      deletion === undefined ? (
        (conflict.notice ?? draftParts.notice)
      ) : (
        <DeletedNotice
          loading={loading}
          subject={deletion.undo?.subject}
          onBringBack={() => void attempt(bringBack)}
          onSaveAsNew={() => void attempt(saveAsNew)}
        />
      ),
    focusedField,
    onChange({ record, changes, isDirty }) {
      whole.current = record;
      conflict.note(changes, isDirty);
      if (isDirty) kept.store({ changes, base });
      else kept.remove();
      shared.note(isDirty ? changes : {}, base?.hash);
      options.onChange?.(changes);
    },
    ...(options.onCancel === undefined
      ? {}
      : {
          onCancel() {
            kept.remove();
            shared.restore();
            options.onCancel?.();
          },
        }),
    onSubmit(submission) {
      const save = async () => {
        const expecting = base === undefined ? {} : { expect: { in: place, id, hash: base.hash } };
        const result = await options.save(submission, expecting, base?.record);
        conflict.yieldAll();
        leave(result);
      };
      const tellFailed = async (error: unknown) => {
        whole.current = submission.record;
        // Where the look-up fails too, the save is told as any other that failed.
        const found = isStale(error)
          ? await options.afterDelete?.findDeletion().catch(() => undefined)
          : undefined;
        setDeletion(found);
        if (found === undefined) tellIssues(error);
        conflict.compare(isStale(error) && found === undefined);
        options.onFailed?.(error);
      };
      setIssues([]);
      return attempt(save, tellFailed);
    },
  };
}
