import type * as z from 'zod';
import type { DemoFallbacks } from './model/documents/demo-fallbacks.js';
import {
  type Actor,
  type ChangeOperation,
  type Operation,
  type OperationContext,
  OWNER,
  type PasswordHasher,
  type Progress,
  type QuestionOperation,
} from './operations/define/operation.js';
import { parseInput } from './operations/define/parse-input.js';
import { allows, type Permission } from './operations/define/permissions.js';
import type { SiteTools } from './operations/define/site-tools.js';
import { type ExpectedState, requireUnchanged } from './operations/records/require-unchanged.js';
import { type Problem, problem } from './problem.js';
import type { ChangeHeader, RecordChange } from './store/change.js';
import type { RequestedChange } from './store/change-receipt.js';
import type { RecordCache } from './store/serialized/record-cache.js';
import type { MediaStorage, StorageAdapter } from './store/storage-adapter.js';
import { openStore, type Runtime, type Store } from './store/store.js';

/**
 * `counts` leaves the records out of what a change answers; `one` does so where there is more than one: the response of a
 * large change stays small.
 */
type AnswerExtent = 'counts' | 'one';

/** The options of an operation. */
export interface PerformOptions {
  actor?: Actor;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Runs a change without committing it. */
  dryRun?: boolean;
  /** How much a change answers; everything by default. */
  answer?: AnswerExtent | undefined;
  /** The hash or updatedAt of the record or document that the caller last read; fails with `conflict` if it differs now. */
  expect?: ExpectedState;
  /** The id that the caller chose for a change; asked for again with it, a change is answered and not made twice. */
  requested?: Pick<RequestedChange, 'id' | 'fingerprint'>;
  /** Receives the pieces of a file that the operation streams. */
  onChunk?: (piece: string | Uint8Array) => void | Promise<void>;
}

/** The result of an operation. */
export interface Outcome<R> {
  result: R;
  /** The entry in history; undefined for questions, dry runs, and changes without effect. */
  change: ChangeHeader | undefined;
  /** The changed records before and after, at most 1,000, in a dry run too; the counts are complete. */
  changes: RecordChange[];
  inserted: number;
  updated: number;
  removed: number;
}

/** Performs an operation. Problems: `not-allowed`, `usage` for input of the wrong shape, and the operation's own. */
export type Perform = <I extends z.ZodType, R>(
  operation: Operation<I, R>,
  input: z.input<I>,
  options?: PerformOptions,
) => Promise<Outcome<R>>;

/** The dependencies of `createPerform()` besides the storage adapter. */
interface PerformDependencies {
  /** Without it, an operation on passwords is a `fault` Problem. */
  passwords?: PasswordHasher;
  /** Parsed records that questions share with other readers of the storage. */
  records?: RecordCache;
  /** What the demo shows where the content has nothing, for previews of its pages. */
  demoFallbacks?: DemoFallbacks;
  /** What renders the whole site; without it, it is neither checked nor built. */
  siteTools?: SiteTools;
}

/** Creates the function that runs operations on a storage adapter. */
export function createPerform(
  storage: StorageAdapter,
  runtime: Runtime,
  { passwords = NO_PASSWORDS, records, demoFallbacks, siteTools }: PerformDependencies = {},
): Perform {
  const store = openStore(storage, runtime, records);
  return async (operation, input, options = {}) => {
    const actor = options.actor ?? OWNER;
    requireAllowed(actor, operation);
    const parsedInput = parseInput(operation, input);
    const context: OperationContext = {
      actor,
      now: runtime.now().toISOString(),
      newId: runtime.newId,
      passwords,
      demoFallbacks,
      siteTools,
      expiring: storage.expiring,
      signal: options.signal ?? new AbortController().signal,
      onProgress: options.onProgress ?? (() => undefined),
      requirePermission: (permission, what) => requirePermission(actor, permission, what),
      emit: async (piece) => options.onChunk?.(piece),
    };
    switch (operation.kind) {
      case 'question':
        return runQuestion(store, operation, parsedInput, context);
      case 'change':
        return runChange(store, operation, parsedInput, context, options);
      case 'traffic': {
        const result = await operation.run(
          { ...context, logs: storage, store, dryRun: options.dryRun === true },
          parsedInput,
        );
        return { result: withinExtent(result, options.answer), ...NOTHING_CHANGED };
      }
    }
  };
}

const NOTHING_CHANGED = { change: undefined, changes: [], inserted: 0, updated: 0, removed: 0 };

const NO_PASSWORDS: PasswordHasher = {
  hash: () => Promise.reject(passwordsUnavailable()),
  verify: () => Promise.reject(passwordsUnavailable()),
  isCommon: () => false,
  generateOneTime() {
    throw passwordsUnavailable();
  },
};

function passwordsUnavailable(): Problem {
  return problem('passwords.unavailable');
}

async function runQuestion<I extends z.ZodType, R>(
  store: Store,
  operation: QuestionOperation<I, R>,
  input: z.output<I>,
  context: OperationContext,
): Promise<Outcome<R>> {
  const result = await store.question((content) => operation.run({ ...context, content, store }, input), {
    repair: operation.repairs,
    isRestartable: operation.isRestartable,
  });
  return { result, ...NOTHING_CHANGED };
}

async function runChange<I extends z.ZodType, R>(
  store: Store,
  operation: ChangeOperation<I, R>,
  input: z.output<I>,
  context: OperationContext,
  { dryRun = false, answer, expect, requested }: PerformOptions,
): Promise<Outcome<R>> {
  const changeMeta: Parameters<Store['change']>[0] = {
    by: context.actor.author,
    operation: operation.name,
    unrecorded: operation.unrecorded === true,
    requested: requested && { ...requested, isResultSecret: operation.isResultSecret === true },
  };
  const prepared =
    operation.prepare === undefined
      ? undefined
      : await store.question((content) => operation.prepare?.({ ...context, content, store }, input));
  const media = revertibleMedia(store, dryRun);
  const afterwards: ((storage: StorageAdapter) => Promise<void>)[] = [];
  const pending = store.change(
    changeMeta,
    async (content, now, replaceHistory) => {
      // Of work that began again, only what it came to in the end is done.
      afterwards.length = 0;
      const history = {
        list: store.history,
        recall: store.findChange,
        replace: replaceHistory,
        requireIntactEnd: () => requireIntactEnd(store.storage),
      };
      if (expect !== undefined)
        await requireUnchanged({ content, history, digest: store.storage.digest }, expect);
      const setUndoneChanges = (ids: readonly string[]) => {
        changeMeta.undoes = ids;
      };
      const setSubject = (subject: string) => {
        changeMeta.subject = subject;
      };
      const result = await operation.run(
        {
          ...context,
          now,
          content,
          digest: store.storage.digest,
          media: media.bytes,
          history,
          afterCommit: (work) => void afterwards.push(work),
          verifyFiles: () => store.storage.verify('all'),
          setUndoneChanges,
          setSubject,
        },
        input,
        prepared,
      );
      return withinExtent(result, answer);
    },
    {
      dryRun,
      repair: operation.repairs,
      // The receipt of a change is kept before its commit.
      isRestartable: operation.isRestartable === true && requested === undefined,
    },
  );
  const outcome = await pending.catch(async (error) => {
    await media.revert().catch(() => undefined);
    throw error;
  });
  if (!dryRun) for (const work of afterwards) await work(store.storage);
  const { inserted, updated, removed } = outcome.counts;
  return {
    result: outcome.result,
    change: outcome.change,
    changes: mayTell(answer, inserted + updated + removed) ? outcome.changes : [],
    inserted,
    updated,
    removed,
  };
}

function mayTell(answer: AnswerExtent | undefined, records: number): boolean {
  return answer === undefined || (answer === 'one' && records <= 1);
}

function withinExtent<R>(result: R, answer: AnswerExtent | undefined): R {
  const hasRecords = typeof result === 'object' && result !== null && 'records' in result;
  if (!hasRecords || !Array.isArray(result.records)) return result;
  return mayTell(answer, result.records.length) ? result : { ...result, records: [] };
}

async function requireIntactEnd(storage: StorageAdapter): Promise<void> {
  const found = await storage.historyDamage();
  if (!found.isEndDamaged) return;
  const last = found.damage.at(-1);
  throw problem(
    'history.end-damaged',
    { file: last?.file, line: last?.line, damage: last?.message },
    { issues: found.damage },
  );
}

/** The media storage of a change: a dry run writes nothing, and `revert` removes what a failed change wrote. */
function revertibleMedia(
  { storage, change }: Store,
  dryRun: boolean,
): { bytes: MediaStorage; revert(): Promise<void> } {
  const written = new Set<string>();
  return {
    bytes: {
      read: storage.media.read,
      list: storage.media.list,
      async write(name, bytes) {
        if (dryRun) return;
        written.add(name);
        await storage.media.write(name, bytes);
      },
      remove: async (name) => (dryRun ? undefined : storage.media.remove(name)),
    },
    async revert() {
      if (written.size === 0) return;
      // Under the store's lock: another change may have added the same picture meanwhile.
      await change({ by: { name: 'nobody' }, operation: 'media.add' }, async (content) => {
        for (const { file } of content.media.get().files) written.delete(file);
        for (const name of written) await storage.media.remove(name);
      });
    },
  };
}

/** The permissions of an actor who must choose a new password first. */
const BEFORE_PASSWORD_CHANGE: readonly Permission[] = ['see what is public', 'see own profile'];

/** Refuses an operation that an actor may not perform, whatever its input. Problem: `not-allowed`. */
export function requireAllowed(
  actor: Actor,
  { permission, summary }: Pick<Operation, 'permission' | 'summary'>,
): void {
  requirePermission(actor, permission, summary);
  if (actor.mustChangePassword !== true || BEFORE_PASSWORD_CHANGE.includes(permission)) return;
  throw problem('password.must-change', { what: summary });
}

function requirePermission(actor: Actor, permission: Permission, what: string): void {
  if (allows(permission, actor.role)) return;
  if (actor.role === undefined) {
    throw problem('access.sign-in-required', { what });
  }
  throw problem('access.role-too-low', { what, role: actor.role, permission });
}
