import type { Operation, Outcome, PerformOptions } from '@croupier/core';
import type { ChalkInstance } from 'chalk';
import type * as z from 'zod';

/** The options that every command takes, as read. */
export interface GlobalOptionValues {
  store?: string;
  site?: string;
  json?: boolean;
  jq?: string;
  as?: string;
  yes?: boolean;
  input: boolean;
  quiet?: boolean;
  verbose?: boolean;
  pager?: boolean;
  color: boolean;
}

/** One run of the command: its output, its prompts, and how it performs operations. */
export interface Session {
  readonly globals: GlobalOptionValues;
  readonly signal: AbortSignal;
  readonly canPrompt: boolean;
  readonly paint: ChalkInstance;
  /** True while work ends by itself after Ctrl-C: a change at a safe point, a server after its open responses. */
  stopsGracefully: boolean;
  /** True once a change was written to the history. */
  hasChangedStore: boolean;
  /** Data, on stdout. */
  print(text: string | Uint8Array): Promise<void>;
  /** One JSON document on stdout. */
  printJson(value: unknown): Promise<void>;
  /** A line on stderr for the person; silent with --quiet. */
  note(line: string): void;
  /** A line on stderr with --verbose. */
  detail(line: string): void;
  /** Sets the exit code of a run that did its work. */
  setExitCode(code: number): void;
  perform<I extends z.ZodType, R>(
    operation: Operation<I, R>,
    input: z.input<I>,
    options?: PerformOptions,
  ): Promise<Outcome<R>>;
  /** Performs a question that speaks of the tool itself, so that no store is needed. */
  performWithoutStore<I extends z.ZodType, R>(
    operation: Operation<I, R>,
    input: z.input<I>,
    options?: PerformOptions,
  ): Promise<Outcome<R>>;
}
