import { Problem } from '@croupier/core';
import type { Command } from 'commander';
import { withAction } from '../open-session.js';
import type { GlobalOptionValues, Session } from '../session.js';
import { readTextInput } from '../terminal/input/input-file.js';

/** The names of records that a command line gives. */
export interface RecordNames {
  names: string[];
  /** Whether the person typed each of them, and no condition or input gave them. */
  isTyped: boolean;
}

/** Gives a command that names several records its action: it gets the names typed, and with `-` those of stdin. */
export function withNamesAction<O extends GlobalOptionValues>(
  command: Command,
  action: (session: Session, options: O, named: RecordNames) => Promise<void>,
): Command {
  return withAction<O>(describeNames(command), async (session, options, ...args) =>
    action(session, options, await readRecordNames(args[0] as unknown as string[])),
  );
}

/** Says in the help of a command what may name the records of its argument for several. */
export function describeNames(command: Command): Command {
  const names = command.registeredArguments.find(({ variadic }) => variadic);
  if (names !== undefined)
    names.description = 'their names or ids; - reads them from stdin, one a line or as JSON';
  return command;
}

/** The names that were typed, each once, with those that stdin gives in the place of `-`. Problem: `invalid`. */
export async function readRecordNames(typed: readonly string[]): Promise<RecordNames> {
  if (!typed.includes('-')) return { names: [...new Set(typed)], isTyped: true };
  const read = namesIn(await readTextInput('-'));
  return { names: [...new Set(typed.flatMap((name) => (name === '-' ? read : name)))], isTyped: false };
}

/** Names from a text: one a line, or JSON of records or names, as `list --json` prints it. */
function namesIn(text: string): string[] {
  const written = text.replace(/^\u{feff}/u, '').trim();
  const isJson = /^[[{"]/.test(written);
  if (!isJson) return written.split(/\r?\n/).flatMap((line) => line.trim() || []);
  try {
    const values: unknown = written.startsWith('[')
      ? JSON.parse(written)
      : written.split('\n').map((line) => JSON.parse(line));
    return (values as unknown[]).map(nameOf);
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    return [nameOf(parseJson(written))];
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem('invalid', `stdin is not JSON: ${(cause as Error).message}`, {
      hint: 'Give names, one a line, or records as list --json prints them.',
      cause,
    });
  }
}

/** What names a record, the surest first: lists can be cut to some fields. */
const NAMING_FIELDS = ['id', 'slug', 'username', 'file', 'name', 'url'];

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const record = (value ?? {}) as Record<string, unknown>;
  const name = NAMING_FIELDS.map((field) => record[field]).find(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  if (name !== undefined) return String(name);
  throw new Problem('invalid', 'A record from stdin has neither an id nor a slug', {
    hint: 'Keep one of them: --fields slug,name.',
  });
}
