import type * as z from 'zod';
import type { CollectionName } from './model/catalogue.js';
import { readInput } from './operations/input.js';
import {
  type Actor,
  type ChangeOperation,
  type Circumstance,
  type Operation,
  OWNER,
  type Passwords,
  type Progress,
  type Question,
} from './operations/operation.js';
import { allows, type Permission } from './operations/permissions.js';
import { Problem } from './problem.js';
import type { ChangeHeader, RecordChange } from './store/change.js';
import type { Home, MediaBytes } from './store/home.js';
import { type Clockwork, openStore, type Store } from './store/store.js';

/** What a face says beside the input. */
export interface Wishes {
  actor?: Actor;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Runs a change without committing it. */
  dryRun?: boolean;
  /** The record's state that the face last saw; another one now is a conflict. */
  expect?: { in: CollectionName; id: string; hash: string };
  /** Takes the pieces of a file that the operation hands out. */
  onPiece?: (piece: string | Uint8Array) => void | Promise<void>;
}

/** What an operation gave. */
export interface Outcome<R> {
  result: R;
  /** The history line; undefined for questions, dry runs, and where nothing changed. */
  change: ChangeHeader | undefined;
  /** What changed, or with `dryRun` would: each record before and after, at most 1,000; the counts are whole. */
  changes: RecordChange[];
  inserted: number;
  updated: number;
  removed: number;
}

/** The one function a face holds. Problems: `not-allowed`, `usage` for input of the wrong shape, and the operation's own. */
export type Perform = <I extends z.ZodType, R>(
  operation: Operation<I, R>,
  input: z.input<I>,
  wishes?: Wishes,
) => Promise<Outcome<R>>;

/** What a performer is given beside its home. */
export interface PerformerParts {
  /** Without it, what has to do with passwords is a `fault` Problem. */
  passwords?: Passwords;
}

/** Performs operations over a home. */
export function performer(
  home: Home,
  clockwork: Clockwork,
  { passwords = NO_PASSWORDS }: PerformerParts = {},
): Perform {
  const store = openStore(home, clockwork);
  return async (operation, input, wishes = {}) => {
    const actor = wishes.actor ?? OWNER;
    insist(actor, operation.allowed, operation.summary);
    const read = readInput(operation, input);
    const circumstance: Circumstance = {
      actor,
      now: clockwork.now().toISOString(),
      newId: clockwork.newId,
      passwords,
      signal: wishes.signal ?? new AbortController().signal,
      onProgress: wishes.onProgress ?? (() => undefined),
      insist: (permission, what) => insist(actor, permission, what),
      emit: async (piece) => wishes.onPiece?.(piece),
    };
    switch (operation.kind) {
      case 'question':
        return ask(store, operation, read, circumstance);
      case 'change':
        return alter(store, operation, read, circumstance, wishes);
      case 'traffic': {
        const result = await operation.run(
          { ...circumstance, logs: home, dryRun: wishes.dryRun === true },
          read,
        );
        return { result, ...NOTHING_CHANGED };
      }
    }
  };
}

const NOTHING_CHANGED = { change: undefined, changes: [], inserted: 0, updated: 0, removed: 0 };

const NO_PASSWORDS: Passwords = {
  hash: () => Promise.reject(withoutPasswords()),
  verify: () => Promise.reject(withoutPasswords()),
  isCommon: () => false,
  oneTime() {
    throw withoutPasswords();
  },
};

function withoutPasswords(): Problem {
  return new Problem('fault', 'Passwords cannot be kept here', {
    hint: 'Do this where the store is: in the terminal, or on the server.',
  });
}

async function ask<I extends z.ZodType, R>(
  store: Store,
  operation: Question<I, R>,
  input: z.output<I>,
  circumstance: Circumstance,
): Promise<Outcome<R>> {
  const result = await store.question((content) => operation.run({ ...circumstance, content, store }, input));
  return { result, ...NOTHING_CHANGED };
}

async function alter<I extends z.ZodType, R>(
  store: Store,
  operation: ChangeOperation<I, R>,
  input: z.output<I>,
  circumstance: Circumstance,
  { dryRun = false, expect }: Wishes,
): Promise<Outcome<R>> {
  const deed: Parameters<Store['change']>[0] = {
    by: circumstance.actor.author,
    operation: operation.name,
    unrecorded: operation.unrecorded === true,
  };
  const ready =
    operation.before === undefined
      ? undefined
      : await store.question((content) => operation.before?.({ ...circumstance, content, store }, input));
  const media = heldBack(store, dryRun);
  const work = store.change(
    deed,
    (content, now) => {
      if (expect !== undefined && content.hashOf(expect.in, expect.id) !== expect.hash) {
        throw new Problem('conflict', 'This was changed meanwhile by someone else', {
          hint: 'Look at what is there now, then make your change again.',
        });
      }
      const history = {
        list: () => store.home.history(),
        recall: store.recall,
        insistOnNewest: () => insistOnNewest(store.home),
      };
      const undoing = (id: string) => {
        deed.undoes = id;
      };
      const telling = (subject: string) => {
        deed.subject = subject;
      };
      return operation.run(
        {
          ...circumstance,
          now,
          content,
          media: media.bytes,
          history,
          verifyFiles: async () => (await store.home.verify?.('all')) ?? [],
          undoing,
          telling,
        },
        input,
        ready,
      );
    },
    dryRun,
  );
  const done = await work.catch(async (error) => {
    await media.takeBack().catch(() => undefined);
    throw error;
  });
  const { inserted, updated, removed } = done.deeds;
  return { result: done.result, change: done.change, changes: done.changes, inserted, updated, removed };
}

async function insistOnNewest({ historyDamage }: Home): Promise<void> {
  const found = await historyDamage?.();
  if (found?.isEndDamaged !== true) return;
  const last = found.damage.at(-1);
  throw new Problem(
    'fault',
    `The newest change is damaged: ${last?.file}, line ${last?.line}: ${last?.message}`,
    {
      hint: 'Name the change to undo: croupier undo ID. croupier history lists those that are in order.',
      issues: found.damage,
    },
  );
}

/** The bytes of media as a change may alter them: not at all in a dry run, and taken back where the change fails. */
function heldBack(
  { home, change }: Store,
  dryRun: boolean,
): { bytes: MediaBytes; takeBack(): Promise<void> } {
  const written = new Set<string>();
  return {
    bytes: {
      read: home.media.read,
      names: home.media.names,
      async write(name, bytes) {
        if (dryRun) return;
        written.add(name);
        await home.media.write(name, bytes);
      },
      remove: async (name) => (dryRun ? undefined : home.media.remove(name)),
    },
    async takeBack() {
      if (written.size === 0) return;
      // Alone among writers: another may have listed the same picture meanwhile.
      await change(
        { by: { name: 'nobody' }, operation: 'media.add' },
        async (content) => {
          for (const { file } of content.media.get().files) written.delete(file);
          for (const name of written) await home.media.remove(name);
        },
        true,
      );
    },
  };
}

function insist(actor: Actor, permission: Permission, what: string): void {
  if (allows(permission, actor.role)) return;
  if (actor.role === undefined) {
    throw new Problem('not-allowed', `Sign in to do this: ${what}`, { hint: 'Sign in, then try again.' });
  }
  throw new Problem('not-allowed', `The role ${actor.role} may not do this: ${what}`, {
    hint: `Ask someone who may ${permission}.`,
  });
}
