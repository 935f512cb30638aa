import { changesOf, joinChanges, type OperationResult, withChanges } from '@croupier/core';
import type { EditedState, RecordDraft } from '../record-draft.js';

/** The draft of a record, which all who may edit it share. */
export interface SharedDraft {
  /** Another one with each save. */
  version: string;
  changes: Record<string, unknown>;
  /** Who saved it last. */
  by: { id: string | undefined; name: string };
  savedAt: string;
  publishAt: string | undefined;
  hideAt: string | undefined;
  /** What visitors saw of the fields that somebody else has made live since. */
  outdated: Record<string, unknown>;
}

/** What a form knows of a draft from the answer about it. */
export function sharedDraftOf(shown: OperationResult<'drafts.show'> | undefined): SharedDraft | undefined {
  if (shown === undefined || shown.draft === null) return undefined;
  const { draft, contested = [] } = shown;
  const valuesOf = (key: 'value' | 'before', isWanted: (path: string) => boolean) =>
    changesOf(draft.fields.filter(({ path }) => isWanted(path)).map((field) => [field.path, field[key]]));
  return {
    version: draft.id,
    changes: valuesOf('value', () => true),
    by: { id: draft.byId, name: draft.by },
    savedAt: draft.updatedAt,
    publishAt: draft.publishAt,
    hideAt: draft.hideAt,
    outdated: valuesOf('before', (path) => contested.includes(path)),
  };
}

/** Whether a form that began without a draft tells of it: not of what it saved itself, where fields would move under the hand. */
export function isToldOf(
  { by, publishAt, hideAt }: Pick<SharedDraft, 'by' | 'publishAt' | 'hideAt'>,
  reader: string | undefined,
): boolean {
  return by.id !== reader || publishAt !== undefined || hideAt !== undefined;
}

/** What a form begins with: what is kept in this browser, over the draft that is shared. */
export function firstDraft(
  kept: RecordDraft | undefined,
  stored: (EditedState & { shared?: SharedDraft | undefined }) | undefined,
): RecordDraft | undefined {
  const shared = stored?.shared;
  if (stored === undefined || shared === undefined) return kept;
  const { record, hash } = stored;
  const isOutdated = Object.keys(shared.outdated).length > 0;
  // What others made live since is then compared, as any change of theirs is.
  const base = isOutdated ? { record: withChanges(record, shared.outdated), hash: '' } : { record, hash };
  return { changes: joinChanges(shared.changes, kept?.changes), base: kept?.base ?? base };
}
