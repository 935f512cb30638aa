import {
  allows,
  type CollectionName,
  isProblem,
  leavesOf,
  type OperationName,
  type OperationResult,
} from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import type { RecordFormProps } from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import { useChange } from '../backend/use-operations.js';
import { allowsDrafts } from './drafts/allows-drafts.js';
import type { SharedDraft } from './drafts/shared-draft.js';
import { isStale } from './form-issues.js';
import type { StoredRecord } from './record-draft.js';
import { clashingPaths } from './use-conflict.js';
import { type Deletion, useFormEditor } from './use-form-editor.js';

const { changes: labels } = adminLabels;

/** The collections whose records have a form. */
export type EditedCollection = {
  [C in CollectionName]: `${C}.edit` extends OperationName ? C : never;
}[CollectionName];

/** The result of a save; undefined where nothing had changed. */
type SaveResult = OperationResult<`${EditedCollection}.${'add' | 'edit'}`> | undefined;

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
  stored?: (StoredRecord & { shared?: SharedDraft | undefined }) | undefined;
  /** What a new record begins with. */
  defaults?: object | undefined;
  /** The record that a new one is a copy of. */
  copyOf?: string | undefined;
  /** What is said of a save; 'added' and 'saved' with the name of the record by default. */
  texts?: EditorTexts | undefined;
  onSaved: (result: SaveResult) => void;
  onCancel: () => void;
}

/** The props of a form that adds or edits a record. */
export function useRecordEditor({
  collection,
  stored,
  texts = {},
  copyOf,
  ...options
}: RecordEditorOptions): RecordFormProps {
  const change = useChange();
  const { perform, getSession } = useAdmin();
  const id = stored?.record.id;

  /** The newest change of a record that is gone is the one that deleted it. */
  async function findDeletion(record: string): Promise<Deletion | undefined> {
    if (!(await isGone(perform(`${collection}.show`, { record })))) return undefined;
    const { user } = getSession();
    const [header] = (await perform('history.list', { record, limit: 1 })).result.records;
    if (header === undefined || user === undefined) return {};
    if (header.by.id !== user.id && !allows("undo anyone's changes", user.role)) return {};
    const { id: deletedBy, subject } = header;
    const message = labels.deleted.broughtBack(subject);
    return { undo: { subject, perform: () => change('history.undo', { change: deletedBy }, { message }) } };
  }

  /** The hash of the record as it is now, where nobody has changed the same fields since `before`. */
  async function newestBeside(record: string, before: object | undefined, changes: object) {
    if (before === undefined) return undefined;
    const shown = await perform(`${collection}.show`, { record }).catch(() => undefined);
    if (shown === undefined) return undefined;
    const states = { before, after: shown.result.record, typed: changes };
    return clashingPaths(leavesOf(changes).keys(), states).length === 0 ? shown.result.hash : undefined;
  }

  return useFormEditor<SaveResult>({
    ...options,
    draftName: `${collection} ${id ?? (copyOf === undefined ? 'new' : `copy of ${copyOf}`)}`,
    place: collection,
    sharedAs:
      id !== undefined && allowsDrafts(collection, getSession().user?.role)
        ? `${collection}/${id}`
        : undefined,
    id,
    stored,
    failed: texts.failed,
    afterDelete:
      id === undefined
        ? undefined
        : {
            findDeletion: () => findDeletion(id),
            async saveAsNew(record) {
              const { id: _id, createdAt, updatedAt, ...rest } = record as Record<string, unknown>;
              const message = texts.added?.(rest) ?? labels.added(nameOf(rest));
              return (await change(`${collection}.add`, { record: rest as never }, { message })).result;
            },
          },
    async save({ record, changes, isDirty }, expecting, base) {
      if (id === undefined) {
        const message = texts.added?.(record) ?? labels.added(nameOf(record));
        return (await change(`${collection}.add`, { record: record as never }, { message })).result;
      }
      if (!isDirty) return undefined;
      const message = texts.saved?.(record) ?? labels.savedNamed(nameOf(record));
      const input = { record: id, changes: changes as never };
      const edit = (expected: typeof expecting) =>
        change(`${collection}.edit`, input, { ...expected, message });
      try {
        return (await edit(expecting)).result;
      } catch (error) {
        // What somebody changed in other fields is no reason to save nothing.
        const newest = isStale(error) ? await newestBeside(id, base, changes) : undefined;
        if (newest === undefined) throw error;
        return (await edit({ expect: { in: collection, id, hash: newest } })).result;
      }
    },
  });
}

async function isGone(shown: Promise<unknown>): Promise<boolean> {
  try {
    await shown;
    return false;
  } catch (error) {
    return isProblem(error) && error.code === 'not-found';
  }
}

function nameOf({ name, title, username, source }: Record<string, unknown>): string {
  return String(name ?? title ?? username ?? source ?? '');
}
