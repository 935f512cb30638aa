import type * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { DemoFallbacks } from '../../model/documents/demo-fallbacks.js';
import type { Role } from '../../model/user.js';
import type { Author, ChangeHeader } from '../../store/change.js';
import type { Content } from '../../store/content.js';
import type { ExpiringStorage } from '../../store/expiring-storage.js';
import type { Damage, HistoryWriter, MediaStorage, StorageAdapter } from '../../store/storage-adapter.js';
import type { Store } from '../../store/store.js';
import type { Transaction } from '../../store/transaction.js';
import type { Permission } from './permissions.js';
import type { SiteTools } from './site-tools.js';

/** Who performs an operation: a user with a role, or a visitor without one. */
export interface Actor {
  author: Author;
  role: Role | undefined;
  /** Whether a one-time password must be replaced before anything else. */
  mustChangePassword?: true;
}

/** The owner of the files: every permission, no account. */
export const OWNER: Actor = { author: { name: 'owner' }, role: 'admin' };
/** A visitor: no role, no account. */
export const VISITOR: Actor = { author: { name: 'visitor' }, role: undefined };

/** The progress of an operation; `total` is in the same unit, where it is known. */
export interface Progress {
  done: number;
  total?: number;
  unit: 'rows' | 'bytes' | 'records' | 'pages' | 'links';
}

/** Hashes and checks passwords; the demo has one that accepts a fixed password. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Does the same work without a hash, so that the time does not tell whether an account exists. */
  verify(password: string, hash: string | undefined): Promise<{ matches: boolean; isDated: boolean }>;
  /** Whether it is on the list of common passwords. */
  isCommon(password: string): boolean;
  /** A random password. */
  generateOneTime(): string;
}

/** The context of every operation. */
export interface OperationContext {
  actor: Actor;
  /** ISO 8601, UTC. */
  now: string;
  /** A new id for an item of a document; the transaction gives records theirs. */
  newId(): string;
  passwords: PasswordHasher;
  /** What the demo shows where the content has nothing; undefined for a real site. */
  demoFallbacks: DemoFallbacks | undefined;
  /** Checks and builds the site; undefined where nothing renders it. */
  siteTools: SiteTools | undefined;
  /** Small values beside the content, such as sessions. */
  expiring: ExpiringStorage;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Problem: `not-allowed`. For fields that need a permission of their own. */
  requirePermission(permission: Permission, what: string): void;
  /** Streams a piece of a file, as text or bytes: an export, or the rows that an import rejects. */
  emit(piece: string | Uint8Array): Promise<void>;
}

export interface QuestionContext extends OperationContext {
  content: Content;
  store: Store;
}

export interface ChangeContext extends OperationContext {
  content: Transaction;
  digest(text: string): string;
  /** The bytes of pictures; a dry run writes none, and a failed change removes those that it wrote. */
  media: MediaStorage;
  history: {
    list(): Promise<ChangeHeader[]>;
    recall: Store['findChange'];
    /** Puts other changes in the place of the kept ones, before this one; a dry run discards them. */
    replace(): HistoryWriter;
    /** Problem: `fault` where a change after the newest listed one is damaged. */
    requireIntactEnd(): Promise<void>;
  };
  /** Whether the change goes on around this: nobody reads warnings, so they are not looked for. */
  isPart?: boolean;
  /** Runs work on what stands beside the content once the change is made; a dry run and a failed change never do. */
  afterCommit(work: (storage: StorageAdapter) => Promise<void>): void;
  /** The damage in the files of the store. */
  verifyFiles(): Promise<Damage[]>;
  /** Records which changes this one undoes. */
  setUndoneChanges(ids: readonly string[]): void;
  /** The subject for history, where every changed field is secret. */
  setSubject(subject: string): void;
}

interface TrafficContext extends OperationContext {
  logs: Pick<StorageAdapter, 'appendLog' | 'readLog' | 'clearLog'>;
  store: Store;
  dryRun: boolean;
}

/** The faces of an operation besides HTTP, which has all that are declared. */
interface Exposure {
  /** The words typed after `croupier`; those of its name where it has a screen of the admin and no words of its own. */
  command?: string;
  screen?: string;
  /** Over HTTP a question takes POST only, since its input is a secret that no address may hold. */
  isPostOnly?: true;
  /** The field of the input that takes the bytes of a file; over HTTP the file follows the input. */
  upload?: 'source' | 'files.content';
  /** The name of the file that it streams. Its ending says the type. */
  download?: (input: Readonly<Record<string, unknown>>) => string;
}

interface OperationDeclaration<I extends z.ZodType> {
  /** `noun.verb`. */
  name: `${string}.${string}`;
  /** One line for help and documentation. */
  summary: string;
  permission: Permission;
  input: I;
  exposure: Exposure;
  /** Whether it may take long enough to keep a server from its visitors: the server performs it in another thread. */
  isHeavy?(input: unknown): boolean;
  /** It has no effect but its result and its change, and asks for few records, so that it may begin again at each that is not read yet. */
  isRestartable?: true;
  /** Damaged files are read as they are after a repair, with `replace` as empty files; a change writes them so. */
  repairs?: true | 'replace';
}

/** An operation that reads content. */
export interface QuestionOperation<I extends z.ZodType = z.ZodType, R = unknown>
  extends OperationDeclaration<I> {
  kind: 'question';
  run(context: QuestionContext, input: z.output<I>): R | Promise<R>;
}

/** An operation that changes content, atomically. */
export interface ChangeOperation<I extends z.ZodType = z.ZodType, R = unknown>
  extends OperationDeclaration<I> {
  kind: 'change';
  /** The result has a secret that is shown once, and is not kept to answer a repeated request. */
  isResultSecret?: true;
  /** Left out of history: visitors change their own accounts, and there are many visitors. */
  unrecorded?: true;
  /** Slow work before the store is locked, over the content of that moment; `run` receives its result. */
  prepare?(context: QuestionContext, input: z.output<I>): unknown;
  run(context: ChangeContext, input: z.output<I>, ready: unknown): R | Promise<R>;
}

/** An operation on what stands beside the content, such as logs and tokens: it cannot be undone. */
export interface TrafficOperation<I extends z.ZodType = z.ZodType, R = unknown>
  extends OperationDeclaration<I> {
  kind: 'traffic';
  run(context: TrafficContext, input: z.output<I>): R | Promise<R>;
}

/** Any operation. */
export type Operation<I extends z.ZodType = z.ZodType, R = unknown> =
  | QuestionOperation<I, R>
  | ChangeOperation<I, R>
  | TrafficOperation<I, R>;

/** An operation as it is declared: what it takes is made on first use, since a command declares all and performs one. */
type Declared<O extends Operation> = Omit<O, 'kind' | 'input'> & { input(): O['input'] };

function completed<O extends Operation>(kind: O['kind'], declared: Declared<O>): O {
  const input = lazy(declared.input);
  const exposure = { ...usualExposure(declared), ...declared.exposure };
  // An operation that is declared from another spreads it, which would make an enumerable one.
  return Object.defineProperty({ ...declared, exposure, kind }, 'input', {
    get: input,
    enumerable: false,
  }) as object as O;
}

function usualExposure({ name, exposure }: Pick<Operation, 'name' | 'exposure'>): Exposure {
  const isForStaff = exposure.screen?.startsWith('/admin') === true;
  return isForStaff ? { command: name.replaceAll('.', ' ') } : {};
}

/** Declares a question. */
export function question<I extends z.ZodType, R>(
  declared: Declared<QuestionOperation<I, R>>,
): QuestionOperation<I, R> {
  return completed<QuestionOperation<I, R>>('question', declared);
}

/** Declares a change. */
export function change<I extends z.ZodType, R, P = undefined>(
  declared: Omit<Declared<ChangeOperation<I, R>>, 'prepare' | 'run'> & {
    prepare?(context: QuestionContext, input: z.output<I>): P | Promise<P>;
    run(context: ChangeContext, input: z.output<I>, ready: P): R | Promise<R>;
  },
): ChangeOperation<I, R> {
  return completed<ChangeOperation<I, R>>('change', declared as Declared<ChangeOperation<I, R>>);
}

/** Declares an operation on traffic. */
export function traffic<I extends z.ZodType, R>(
  declared: Declared<TrafficOperation<I, R>>,
): TrafficOperation<I, R> {
  return completed<TrafficOperation<I, R>>('traffic', declared);
}
