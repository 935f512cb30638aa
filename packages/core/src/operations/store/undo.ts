import * as z from 'zod';
import { problem } from '../../problem.js';
import type { Change, ChangeHeader } from '../../store/change.js';
import type { Transaction } from '../../store/transaction.js';
import type { Warning } from '../../warning.js';
import { type ChangeContext, change } from '../define/operation.js';
import { loopBaseline, newLoopWarnings, requireNoNewLoop } from '../redirects/redirect-loops.js';
import { credentialOf, trackUserInvariants } from '../users/user-rules.js';
import { findChange } from './find-change.js';
import { changeRef } from './history.js';
import { revertChange } from './revert-change.js';
import { changesTakenBack, redoableChange, undoableChanges } from './undo-order.js';

/** The result of an undo or a redo. */
export interface UndoResult {
  /** The changes taken back, newest first; of a redo, those brought back. */
  undone: ChangeHeader[];
  warnings: Warning[];
  /** The names of users who came back without the passwords that they had. */
  withoutPassword: string[];
}

/** Takes changes back: the one that is named, or the newest that stand; refused where a later change stands on one. */
export const historyUndo = change({
  name: 'history.undo',
  summary: 'Take changes back',
  permission: 'undo own changes',
  exposure: { command: 'undo', screen: '/admin/history' },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      change: changeRef().optional(),
      steps: z.int().min(1).max(1_000).optional().describe('How many changes are taken back, newest first'),
    }),
  async run(context, { change: name, steps }): Promise<UndoResult> {
    if (name !== undefined && steps !== undefined) throw problem('undo.change-and-steps');
    const headers = await context.history.list();
    if (name === undefined) await context.history.requireIntactEnd();
    const chosen = name === undefined ? newestUndoable(headers, steps ?? 1) : [findUndoable(headers, name)];
    return revertChanges(context, chosen, headers, 'Taken back');
  },
});

/** Brings back what was taken back: by the undo that is named, or by the newest undo that stands. */
export const historyRedo = change({
  name: 'history.redo',
  summary: 'Bring back what was taken back',
  permission: 'undo own changes',
  exposure: { command: 'redo', screen: '/admin/history' },
  isHeavy: () => true,
  input: () => z.strictObject({ change: changeRef().optional() }),
  async run(context, { change: name }): Promise<UndoResult> {
    const headers = await context.history.list();
    if (name === undefined) await context.history.requireIntactEnd();
    const undo = name === undefined ? redoableChange(headers) : findUndo(headers, name);
    if (undo === undefined) throw problem('redo.nothing');
    const result = await revertChanges(context, [undo], headers, 'Brought back');
    const ids = [undo.undoes ?? []].flat();
    return { ...result, undone: headers.filter(({ id }) => ids.includes(id)) };
  },
});

function newestUndoable(headers: readonly ChangeHeader[], steps: number): ChangeHeader[] {
  if (headers.length === 0) throw problem('undo.nothing-yet');
  const undoable = undoableChanges(headers);
  if (undoable.length === 0) throw problem('undo.nothing-left');
  if (undoable.length < steps) throw problem('undo.too-many-steps', { steps, left: undoable.length });
  return undoable.slice(0, steps);
}

function findUndoable(headers: readonly ChangeHeader[], name: string): ChangeHeader {
  const header = findChange(headers, name);
  const by = changesTakenBack(headers).get(header.id);
  if (by === undefined) return header;
  const { number, operation, subject } = header;
  throw problem('undo.already-undone', { number, operation, subject, by: by.number });
}

/** The undo that is named, by itself or by a change that it took back. */
function findUndo(headers: readonly ChangeHeader[], name: string): ChangeHeader {
  const header = findChange(headers, name);
  const takenBack = changesTakenBack(headers);
  const undo = header.operation === 'history.undo' ? header : takenBack.get(header.id);
  if (undo !== undefined && !takenBack.has(undo.id)) return undo;
  const { number, operation, subject } = header;
  throw problem('redo.not-undone', { number, operation, subject });
}

async function revertChanges(
  context: ChangeContext,
  chosen: readonly ChangeHeader[],
  headers: readonly ChangeHeader[],
  did: string,
): Promise<UndoResult> {
  const { content, actor } = context;
  const wholes: Change[] = [];
  for (const header of chosen) wholes.push(await recallUndoable(context, header, headers));
  const entries = wholes.flatMap((whole) => whole.entries);
  const invariants = trackUserInvariants(content);
  const rules = trackRedirects(content, entries, did);
  const usersBefore = new Set([...content.users.all()].map(({ id }) => id));
  for (const whole of wholes) await revertChange(context, whole, headers);
  const userIds = new Set(entries.filter((entry) => entry.in === 'users').map(({ id }) => id));
  // Taking back the first users leaves the owner of the files, who was there before them.
  const isOwner = actor.author.id === undefined;
  if (userIds.size > 0) invariants.enforce(userIds, isOwner);
  context.setUndoneChanges(chosen.map(({ id }) => id));
  const withoutPassword = [...userIds].flatMap((id) => {
    const user = usersBefore.has(id) ? undefined : content.users.get(id);
    return user === undefined || credentialOf(content, id) !== undefined ? [] : [user.username];
  });
  return { undone: [...chosen], warnings: rules?.settle() ?? [], withoutPassword };
}

async function recallUndoable(
  context: ChangeContext,
  header: ChangeHeader,
  headers: readonly ChangeHeader[],
): Promise<Change> {
  if (header.operation === 'store.init') throw problem('undo.store-init');
  if (header.by.id !== context.actor.author.id)
    context.requirePermission("undo anyone's changes", 'undo what someone else did');
  const whole = await context.history.recall(header.id);
  if (whole === undefined) throw problem('history.not-kept', { number: header.number });
  if (whole.entries.length > 0) return whole;
  // Whoever undoes has the newest change in mind, so the one before is named and not taken back in its stead.
  const undoable = undoableChanges(headers);
  const later = undoable.findIndex(({ id }) => id === header.id);
  const before = undoable.slice(later + 1).find((one) => one.inserted + one.updated + one.removed > 0);
  const { number, operation, subject } = header;
  throw problem(
    'undo.secret',
    { number, operation, subject, before },
    before === undefined ? {} : { data: { before } },
  );
}

/** Remembers the redirects before some of them are put back: none may then send visitors in a circle. */
function trackRedirects(
  content: Transaction,
  entries: Change['entries'],
  did: string,
): { settle(): Warning[] } | undefined {
  const touched = entries.filter((entry) => entry.in === 'redirects');
  if (touched.length === 0) return undefined;
  const before = loopBaseline(content);
  const back = new Set(touched.filter((entry) => entry.did !== 'insert').map(({ id }) => id));
  return {
    settle() {
      requireNoNewLoop(content, back, before, did);
      return newLoopWarnings(content, before);
    },
  };
}
