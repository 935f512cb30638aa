import type { Actor, Outcome, PerformOptions, ProblemJson, Progress } from '@croupier/core';
import type { BuildTarget } from '../../site-tools.js';

/** What a worker is started with. */
export interface WorkerData {
  /** The folder of the store, or the address of its database. */
  store: string;
  /** Where the site is built, if the server was started with a folder for it. */
  build?: BuildTarget | undefined;
}

const HANDED_OPTIONS = ['dryRun', 'answer', 'expect', 'requested'] as const;
type HandedOptions = Pick<PerformOptions, (typeof HANDED_OPTIONS)[number]>;

/** The options that go to the worker with an operation; the others are asked for while it runs. */
export function handedOptions(options: HandedOptions): HandedOptions {
  return Object.fromEntries(
    HANDED_OPTIONS.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
  );
}

/** An operation that the server hands to the worker. */
export interface WorkerCall extends HandedOptions {
  id: number;
  operation: string;
  /** Without the file, which `nextPiece` hands over. */
  input: unknown;
  hasFile: boolean;
  actor: Actor;
}

/** How an operation ended in the worker. */
export type WorkerResult =
  | { outcome: Outcome<unknown> }
  | { problem: ProblemJson }
  | { error: { message: string; stack: string | undefined } };

/** What the server calls in the worker. */
export interface WorkerFunctions {
  perform(call: WorkerCall): Promise<WorkerResult>;
  abort(id: number): void;
}

/** What the worker calls in the server while an operation runs. */
export interface ServerFunctions {
  /** The next piece of the file; undefined at its end. */
  nextPiece(id: number): Promise<Uint8Array | undefined>;
  /** Resolves when there is room for another piece. */
  emit(id: number, piece: string | Uint8Array): Promise<void>;
  progress(id: number, progress: Progress): void;
}
