import {
  type Actor,
  actorFor,
  createPerform,
  isProblem,
  memoryStorage,
  OWNER,
  openStore,
  type Perform,
  runtime,
} from '@croupier/core';
import { createHttpPerform } from '@croupier/core/http';
import { scryptPasswords } from '@croupier/core/node';
import type { Command } from 'commander';
import { openStorage } from './open-store.js';
import { findRemoteSite, siteOption } from './remote/find-remote-site.js';
import type { GlobalOptionValues, Session } from './session.js';
import { createSiteTools } from './site-tools.js';
import {
  escapeControlsInJson,
  replaceControls,
  replaceControlsExceptColors,
} from './terminal/control-characters.js';
import { usageProblem } from './terminal/errors/error-output.js';
import { withFailureHeading } from './terminal/errors/failure-headings.js';
import { interruptedProblem } from './terminal/errors/interruption.js';
import { canPrompt } from './terminal/input/prompts.js';
import { filterWithJq } from './terminal/jq.js';
import { jsonPieces } from './terminal/json-pieces.js';
import { chalkFor, writeStdout } from './terminal/streams.js';

/** Ctrl-C aborts this controller, which ends the run. */
export const interruptController = new AbortController();

/** How many characters of JSON are written at once, at least. */
const JSON_PIECE_LENGTH = 64 * 1_024;

let current: Session | undefined;

/** The session that runs, if one was opened. */
export function currentSession(): Session | undefined {
  return current;
}

/** Opens the session of a command. */
export function openSession(globals: GlobalOptionValues): Session {
  const { signal } = interruptController;
  let opening: Promise<{ perform: Perform; actor: Actor }> | undefined;
  const writeStderr = (line: string) => void process.stderr.write(`${replaceControls(line)}\n`);

  const session: Session = {
    globals,
    signal,
    get canPrompt() {
      return canPrompt(globals.input);
    },
    paint: chalkFor(process.stdout, globals.color),
    stopsGracefully: false,
    hasChangedStore: false,
    print: (text) =>
      writeStdout(
        typeof text === 'string' && process.stdout.isTTY ? replaceControlsExceptColors(text) : text,
      ),
    async printJson(value) {
      let text = '';
      for (const piece of jsonPieces(value)) {
        text += piece;
        if (text.length < JSON_PIECE_LENGTH) continue;
        await writeStdout(escapeControlsInJson(text));
        text = '';
      }
      await writeStdout(`${escapeControlsInJson(text)}\n`);
    },
    note: (line) => (globals.quiet ? undefined : writeStderr(line)),
    detail: (line) => (globals.verbose && !globals.quiet ? writeStderr(line) : undefined),
    setExitCode(code) {
      process.exitCode = code;
    },
    performWithoutStore: (operation, input, options) =>
      createPerform(memoryStorage(), runtime)(operation, input, options),
    async perform(operation, input, options = {}) {
      opening ??= openPerform(globals, session.note);
      const { perform, actor } = await opening;
      const isChange = operation.kind !== 'question' && options.dryRun !== true;
      session.stopsGracefully = isChange;
      try {
        const outcome = await perform(operation, input, { actor, signal, ...options });
        if (outcome.change !== undefined) session.hasChangedStore = true;
        if (signal.aborted && !isChange) throw interruptedProblem();
        return outcome;
      } catch (error) {
        if (signal.aborted && !isProblem(error)) throw interruptedProblem(error);
        throw withFailureHeading(error, operation.name);
      } finally {
        session.stopsGracefully = false;
      }
    },
  };
  current = session;
  return session;
}

/** How operations are performed: over a store, or on a served site. */
async function openPerform(
  globals: GlobalOptionValues,
  note: (line: string) => void,
): Promise<{ perform: Perform; actor: Actor }> {
  const site = siteOption(globals);
  if (site === undefined) return openStoreAs(globals, note);
  // CROUPIER_SITE may name the site.
  if (globals.as !== undefined)
    throw usageProblem('--as works on a store', 'On a site, the token says who you are.');
  const perform = createHttpPerform({ ...(await findRemoteSite(site)), newChangeId: runtime.newId });
  return { perform, actor: OWNER };
}

async function openStoreAs(
  { store, as }: GlobalOptionValues,
  note: (line: string) => void,
): Promise<{ perform: Perform; actor: Actor }> {
  const storage = openStorage(store, once(note));
  const actor =
    as === undefined ? OWNER : await openStore(storage, runtime).question((content) => actorFor(content, as));
  const perform = createPerform(storage, runtime, {
    passwords: scryptPasswords(),
    siteTools: createSiteTools(),
  });
  return { perform, actor };
}

/** Tells each line once: what reads a store twice finds the same there twice. */
function once(note: (line: string) => void): (line: string) => void {
  const told = new Set<string>();
  return (line) => {
    if (told.has(line)) return;
    told.add(line);
    note(line);
  };
}

/** Gives a command its action: it gets the session, its options, and its arguments. */
export function withAction<O extends object>(
  command: Command,
  action: (session: Session, options: O & GlobalOptionValues, ...args: string[]) => Promise<void>,
): Command {
  return command.action(async () => {
    const options = command.optsWithGlobals() as O & GlobalOptionValues;
    const args = command.processedArgs as string[];
    if (options.jq === undefined) return action(openSession(options), options, ...args);
    // Each line of NDJSON is a document of its own.
    if ((options as { format?: string }).format !== 'ndjson') options.json = true;
    const session = openSession(options);
    await filterWithJq(session, options.jq, () => action(session, options, ...args));
  });
}
