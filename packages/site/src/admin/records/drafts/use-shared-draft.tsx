import { isProblem, joinChanges, leavesOf } from '@croupier/core';
import { adminDraftLabels as labels } from '@croupier/core/messages';
import { showToast } from '@croupier/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '../../backend/backend.js';
import { problemText } from '../../backend/use-operations.js';
import type { EditedState } from '../record-draft.js';
import type { Schedule } from './ScheduleDialog.js';
import { type SharedDraft, sharedDraftOf } from './shared-draft.js';
import { timeNow } from './time-now.js';

/** How long after the last key changes go to the server, in milliseconds. */
const PAUSE_MS = 1_500;

interface SharedDraftOptions {
  /** As operations name it, such as `casinos/…`; undefined where it has no draft. */
  ref: string | undefined;
  /** What is stored now, and its draft. */
  stored: (EditedState & { shared?: SharedDraft | undefined }) | undefined;
  /** Called once the server has all that was typed. */
  onSaved: () => void;
}

/** The draft on the server that a form keeps up. */
export interface KeptDraft {
  /** What became of it, in words; undefined where only this browser has it. */
  status: string | undefined;
  /** What others made of it, for the form to take in. */
  revision: object | undefined;
  /** The paths that others changed too, where mine stayed. */
  contested: readonly string[];
  /** Notes the changes of the form; they are sent once the typing pauses. */
  note(changes: object, baseHash: string | undefined): void;
  /** Puts changes into the form. */
  revise(changes: object): void;
  /** What the form changes. */
  changes(): object;
  /** Sets the times of the draft. Rejects with what is wrong with them. */
  schedule(times: Schedule): Promise<void>;
  /** Sends what is noted now. Rejects with what keeps it. */
  flush(): Promise<void>;
  /** Puts back the draft as it was when the form was opened. */
  restore(): void;
  /** Ends it, since it is live; a time at which the record goes off stays. */
  end(): void;
  /** Ends it with its times. Rejects with what keeps it. */
  discard(): Promise<void>;
}

interface Pending {
  changes: object;
  base: string | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Keeps the changes of a form on the server, for all who may edit the record, and takes in what they change meanwhile. */
export function useSharedDraft({ ref, stored, onSaved }: SharedDraftOptions): KeptDraft {
  const { perform } = useAdmin();
  const queries = useQueryClient();
  const [status, setStatus] = useState<string | undefined>(
    stored?.shared === undefined ? undefined : labels.shared,
  );
  const [revision, setRevision] = useState<object>();
  const [contested, setContested] = useState<readonly string[]>([]);
  const [first] = useState(stored?.shared);
  /** The version that the form has taken in. */
  const known = useRef(first);
  const mine = useRef<object>(first?.changes ?? {});
  const pending = useRef<Pending>(undefined);
  const sending = useRef<Promise<void>>(undefined);
  const live = useRef<object>({});
  useEffect(() => {
    live.current = stored?.record ?? {};
  });

  const takeIn = async (newer: SharedDraft | undefined) => {
    const base = known.current;
    if (newer?.version === base?.version) return;
    known.current = newer;
    const { mergeDrafts } = await import('./merge-drafts.js');
    const merged = mergeDrafts(mine.current, base?.changes ?? {}, newer?.changes ?? {}, live.current);
    setContested(merged.contested);
    if (Object.keys(merged.revision).length === 0) return;
    mine.current = joinChanges(mine.current, merged.revision);
    setRevision(merged.revision);
  };
  const read = async () => sharedDraftOf((await perform('drafts.show', { record: ref as string })).result);

  const save = async ({ changes, base }: Pick<Pending, 'changes' | 'base'>): Promise<void> => {
    if (ref === undefined || isSameChanges(changes, known.current?.changes ?? {})) return;
    const follows = known.current?.version ?? null;
    try {
      await perform('drafts.save', { record: ref, changes: { ...changes }, follows, base });
      const saved = await read();
      known.current = saved;
      setStatus(saved === undefined ? undefined : labels.saved(timeNow()));
      if (pending.current === undefined) onSaved();
    } catch (error) {
      if (!isProblem(error) || error.reason !== 'draft.newer') throw error;
      // The form takes in what is newer, and saves both.
      await takeIn(await read());
      await save({ changes: mine.current, base });
    }
  };
  const flush = async (): Promise<void> => {
    const next = pending.current;
    if (next === undefined) return sending.current;
    clearTimeout(next.timer);
    pending.current = undefined;
    const turn = (sending.current ?? Promise.resolve()).catch(() => undefined).then(() => save(next));
    sending.current = turn;
    await turn.finally(() => {
      if (sending.current === turn) sending.current = undefined;
    });
  };
  const quietly = (work: Promise<void>) =>
    void work.catch((error: unknown) => setStatus(labels.failed(problemText(error).title)));
  const stop = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };

  // What is newer in the store is taken in once nothing of this form is on its way.
  const newest = stored?.shared;
  const latest = useRef({ flush, quietly, takeIn });
  useEffect(() => {
    latest.current = { flush, quietly, takeIn };
  });
  useEffect(() => {
    if (sending.current === undefined) latest.current.quietly(latest.current.takeIn(newest));
  }, [newest]);
  useEffect(() => {
    const leave = () => latest.current.quietly(latest.current.flush());
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);

  return {
    status,
    revision,
    contested,
    note(changes, base) {
      mine.current = changes;
      if (ref === undefined || isSameChanges(changes, known.current?.changes ?? {})) return stop();
      clearTimeout(pending.current?.timer);
      const timer = setTimeout(() => quietly(flush()), PAUSE_MS);
      pending.current = { changes, base, timer };
    },
    revise: setRevision,
    changes: () => mine.current,
    flush,
    async schedule(times) {
      await flush();
      await perform('drafts.save', { record: ref as string, ...times });
      known.current = await read();
      await queries.invalidateQueries();
      showToast({ tone: 'good', title: labels.schedule.set });
    },
    restore() {
      stop();
      const changes = first?.changes ?? {};
      if (ref !== undefined) quietly(save({ changes, base: undefined }));
    },
    async discard() {
      stop();
      await perform('drafts.discard', { records: [ref as string] });
      await queries.invalidateQueries();
    },
    end() {
      stop();
      if (ref === undefined || known.current === undefined) return;
      const ended = perform('drafts.save', { record: ref, changes: {}, publishAt: null });
      quietly(ended.then(() => queries.invalidateQueries()));
    },
  };
}

function isSameChanges(one: object, other: object): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(changes: object): unknown[] {
  return [...leavesOf(changes)].sort(([a], [b]) => (a < b ? -1 : 1));
}
