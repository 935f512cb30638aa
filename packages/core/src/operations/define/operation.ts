import type * as z from 'zod';
import type { Role } from '../../model/user.js';
import type { Issue } from '../../problem.js';
import type { Author, ChangeHeader } from '../../store/change.js';
import type { Content } from '../../store/content.js';
import type { MediaStorage, StorageAdapter } from '../../store/storage-adapter.js';
import type { Store } from '../../store/store.js';
import type { Transaction } from '../../store/transaction.js';
import type { Permission } from './permissions.js';

/** Who asks: someone with a role, or a visitor without one. */
export interface Actor {
  author: Author;
  role: Role | undefined;
}

/** The files' owner: all rights, no account. */
export const OWNER: Actor = { author: { name: 'owner' }, role: 'admin' };
/** A visitor. */
export const VISITOR: Actor = { author: { name: 'visitor' }, role: undefined };

/** How far long work has come; `total` in the same unit where it is known. */
export interface Progress {
  done: number;
  total?: number;
  unit: 'rows' | 'bytes' | 'records';
}

/** How passwords are kept: hashed where accounts are real, one fixed word in a demo. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same work with no hash to compare with, so that nobody learns from it who is known. */
  verify(password: string, hash: string | undefined): Promise<{ matches: boolean; isDated: boolean }>;
  /** Whether it is among those that everyone tries first. */
  isCommon(password: string): boolean;
  /** A password made by chance. */
  generateOneTime(): string;
}

/** What every operation is given beside its input. */
export interface OperationContext {
  actor: Actor;
  /** ISO 8601, UTC. */
  now: string;
  /** A fresh id, for what stands inside a document; records get theirs from the transaction. */
  newId(): string;
  passwords: PasswordHasher;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Refuses with `not-allowed` what the actor's role does not reach; for fields that a permission of their own reserves. */
  requirePermission(permission: Permission, what: string): void;
  /** Hands out a piece of a file, as text or bytes: a long answer, the rows that an import rejects. */
  emit(piece: string | Uint8Array): Promise<void>;
}

/** What a question is given. */
export interface QuestionContext extends OperationContext {
  content: Content;
  store: Store;
}

/** What a change is given. */
export interface ChangeContext extends OperationContext {
  content: Transaction;
  /** The bytes of pictures; a dry run alters none, and a change that fails leaves none behind. */
  media: MediaStorage;
  history: {
    list(): Promise<ChangeHeader[]>;
    recall: Store['findChange'];
    /** Problem: `fault` where changes after the newest that is listed are damaged. */
    insistOnNewest(): Promise<void>;
  };
  /** What is wrong with the files of the store. */
  verifyFiles(): Promise<Issue[]>;
  /** Names the change that this one takes back. */
  setUndoneChange(id: string): void;
  /** Names what history shall tell of, where all that changes is secret. */
  setSubject(subject: string): void;
}

/** What an operation on traffic is given. */
export interface TrafficContext extends OperationContext {
  logs: Pick<StorageAdapter, 'appendLog' | 'readLog' | 'clearLog'>;
  /** Set where nothing may be written. */
  dryRun: boolean;
}

/** Where an operation can be met. Whatever staff may do must name its command. */
export interface Exposure {
  /** The words typed after `croupier`. */
  command?: string;
  http?: true;
  screen?: string;
}

interface OperationDeclaration<I extends z.ZodType> {
  /** `noun.verb`, the same on every face. */
  name: `${string}.${string}`;
  /** One line for help and documentation. */
  summary: string;
  permission: Permission;
  input: I;
  exposure: Exposure;
}

/** An operation that answers and changes nothing. */
export interface QuestionOperation<I extends z.ZodType = z.ZodType, R = unknown>
  extends OperationDeclaration<I> {
  kind: 'question';
  run(context: QuestionContext, input: z.output<I>): R | Promise<R>;
}

/** An operation that changes content, whole or not at all. */
export interface ChangeOperation<I extends z.ZodType = z.ZodType, R = unknown>
  extends OperationDeclaration<I> {
  kind: 'change';
  /** Left out of history, as what people do to their own accounts: it is theirs, and there are many of them. */
  unrecorded?: true;
  /** Slow work before the store is locked, over what is there then; `run` gets what it gives. */
  prepare?(context: QuestionContext, input: z.output<I>): unknown;
  run(context: ChangeContext, input: z.output<I>, ready: unknown): R | Promise<R>;
}

/** An operation that adds to the logs of traffic or empties them: no content changes, and nothing can be taken back. */
export interface TrafficOperation<I extends z.ZodType = z.ZodType, R = unknown>
  extends OperationDeclaration<I> {
  kind: 'traffic';
  run(context: TrafficContext, input: z.output<I>): R | Promise<R>;
}

/** Anything that can be done. */
export type Operation<I extends z.ZodType = z.ZodType, R = unknown> =
  | QuestionOperation<I, R>
  | ChangeOperation<I, R>
  | TrafficOperation<I, R>;

/** Declares a question. */
export function question<I extends z.ZodType, R>(
  declared: Omit<QuestionOperation<I, R>, 'kind'>,
): QuestionOperation<I, R> {
  return { kind: 'question', ...declared };
}

/** Declares a change. */
export function change<I extends z.ZodType, R, P = undefined>(
  declared: Omit<ChangeOperation<I, R>, 'kind' | 'prepare' | 'run'> & {
    prepare?(context: QuestionContext, input: z.output<I>): P | Promise<P>;
    run(context: ChangeContext, input: z.output<I>, ready: P): R | Promise<R>;
  },
): ChangeOperation<I, R> {
  return { kind: 'change', ...declared } as ChangeOperation<I, R>;
}

/** Declares an operation on traffic. */
export function traffic<I extends z.ZodType, R>(
  declared: Omit<TrafficOperation<I, R>, 'kind'>,
): TrafficOperation<I, R> {
  return { kind: 'traffic', ...declared };
}
