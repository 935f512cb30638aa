import {
  type Actor,
  clockwork,
  isProblem,
  memoryHome,
  type Operation,
  type Outcome,
  OWNER,
  openStore,
  Problem,
  performer,
  type Wishes,
} from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import type { ChalkInstance } from 'chalk';
import type { Command } from 'commander';
import type * as z from 'zod';
import { actorNamed } from './actor.js';
import { openHome } from './store.js';
import { mayAsk } from './terminal/ask.js';
import { coloursOf, write } from './terminal/streams.js';
import { coloured, harmless, inertJson } from './terminal/width.js';

/** The options that every command takes, as read. */
export interface Globals {
  store?: string;
  json?: boolean;
  as?: string;
  yes?: boolean;
  input: boolean;
  quiet?: boolean;
  verbose?: boolean;
  color: boolean;
}

/** One run of the tool: where its words go, whether someone can be asked, and how operations are performed. */
export interface Session {
  readonly globals: Globals;
  readonly signal: AbortSignal;
  readonly mayAsk: boolean;
  readonly paint: ChalkInstance;
  /** True while work ends by itself after Ctrl-C: a change at a safe point, a server when its answers are given. */
  endsByItself: boolean;
  /** True once a change was made that history keeps. */
  hasWritten: boolean;
  /** Data, on stdout. */
  print(text: string | Uint8Array): Promise<void>;
  /** One JSON document on stdout. */
  printJson(value: unknown): Promise<void>;
  /** A line for the person, on stderr; silent with --quiet. */
  note(line: string): void;
  /** A line for those who want more, with --verbose. */
  detail(line: string): void;
  /** Sets the exit code of a run that did its work. */
  exit(code: number): void;
  perform<I extends z.ZodType, R>(
    operation: Operation<I, R>,
    input: z.input<I>,
    wishes?: Wishes,
  ): Promise<Outcome<R>>;
  /** Performs a question that speaks of the tool itself, so that no store is needed. */
  performAnywhere<I extends z.ZodType, R>(
    operation: Operation<I, R>,
    input: z.input<I>,
    wishes?: Wishes,
  ): Promise<Outcome<R>>;
}

/** What interrupts the whole run: Ctrl-C. */
export const interruption = new AbortController();

let current: Session | undefined;

/** The session that runs, if one was opened. */
export function currentSession(): Session | undefined {
  return current;
}

/** Opens the session of a command. */
export function openSession(globals: Globals): Session {
  const { signal } = interruption;
  let opening: Promise<{ perform: ReturnType<typeof performer>; actor: Actor }> | undefined;
  const tell = (line: string) => void process.stderr.write(`${harmless(line)}\n`);

  const session: Session = {
    globals,
    signal,
    get mayAsk() {
      return mayAsk(globals.input);
    },
    paint: coloursOf(process.stdout, globals.color),
    endsByItself: false,
    hasWritten: false,
    print: (text) => write(typeof text === 'string' && process.stdout.isTTY ? coloured(text) : text),
    printJson: (value) => write(`${inertJson(JSON.stringify(value, null, 2))}\n`),
    note: (line) => (globals.quiet ? undefined : tell(line)),
    detail: (line) => (globals.verbose && !globals.quiet ? tell(line) : undefined),
    exit(code) {
      process.exitCode = code;
    },
    performAnywhere: (operation, input, wishes) =>
      performer(memoryHome(), clockwork)(operation, input, wishes),
    async perform(operation, input, wishes = {}) {
      opening ??= open(globals, session.note);
      const { perform, actor } = await opening;
      const isChange = operation.kind !== 'question' && wishes.dryRun !== true;
      session.endsByItself = isChange;
      try {
        const outcome = await perform(operation, input, { actor, signal, ...wishes });
        if (outcome.change !== undefined) session.hasWritten = true;
        if (signal.aborted && !isChange) throw new Problem('interrupted', 'Interrupted; nothing changed.');
        return outcome;
      } catch (error) {
        if (signal.aborted && !isProblem(error)) {
          throw new Problem('interrupted', 'Interrupted; nothing changed.', { cause: error });
        }
        throw error;
      } finally {
        session.endsByItself = false;
      }
    },
  };
  current = session;
  return session;
}

async function open(
  { store, as }: Globals,
  note: (line: string) => void,
): Promise<{ perform: ReturnType<typeof performer>; actor: Actor }> {
  const home = openHome(store, note);
  const actor = as === undefined ? OWNER : await actorNamed(as, openStore(home, clockwork));
  return { perform: performer(home, clockwork, { passwords: scryptPasswords() }), actor };
}

/** Gives a command its action: it gets the session, its options, and its arguments. */
export function does<O extends object>(
  command: Command,
  work: (session: Session, options: O & Globals, ...args: string[]) => Promise<void>,
): Command {
  return command.action(async () => {
    const options = command.optsWithGlobals() as O & Globals;
    await work(openSession(options), options, ...(command.processedArgs as string[]));
  });
}
