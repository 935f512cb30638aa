import { type Entity, Problem } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { repeatableOption } from '../command-line/options.js';
import type { Session } from '../session.js';
import { usageProblem } from '../terminal/errors/error-output.js';
import { readTextInput } from '../terminal/input/input-file.js';
import { confirmUnlessYes, nobodyToAsk } from '../terminal/input/prompts.js';
import type { ChangeCommandOptions, RecordCommandConfig } from './record-command-config.js';

/** The options that select records. */
export interface SelectionOptions extends ChangeCommandOptions {
  where?: string[];
}

/** The records that a verb changes. */
interface SelectedRecords {
  names: string[];
  /** Whether the person named each of them, and not a condition or a file. */
  isTyped: boolean;
}

/** A verb that takes names, names from stdin, or conditions. */
export function selectingVerb(
  verb: string,
  { collection }: Pick<Entity, 'collection'>,
  words: { summary: string; examples: readonly string[] },
): Command {
  return withWhere(verbCommand(`${verb} [${collection}...]`, words));
}

/** Adds `--where`, which may be repeated. */
export function withWhere(command: Command): Command {
  return command.addOption(
    repeatableOption(
      '--where <condition>',
      'only those for which it holds, such as "country=DK and rating<5"',
      (condition, before: string[] = []) => [...before, condition],
    ),
  );
}

/** The names that were typed, that stdin gives for `-`, or for which the conditions hold. Problem: `usage`. */
export async function selectRecords<T extends { id: string }>(
  { entity, operations }: Pick<RecordCommandConfig<T>, 'entity' | 'operations'>,
  session: Session,
  typed: readonly string[],
  { where }: SelectionOptions,
): Promise<SelectedRecords> {
  if (typed.length === 0 && where === undefined)
    throw usageProblem(
      `Name the ${entity.plural}`,
      'Give their names, - to read names from stdin, or --where with a condition.',
    );
  const isFromStdin = typed.includes('-');
  const others = typed.filter((name) => name !== '-');
  const names = isFromStdin ? [...others, ...namesIn(await readTextInput('-'))] : others;
  if (where === undefined) return { names: [...new Set(names)], isTyped: !isFromStdin };
  const { result } = await session.perform(operations.list, { where });
  const found = result.records.map(({ id }) => id);
  if (typed.length === 0) return { names: found, isTyped: false };
  const matching = new Set(found);
  const named = await Promise.all(
    names.map(async (name) => (await session.perform(operations.show, { record: name })).result.record.id),
  );
  return { names: [...new Set(named)].filter((id) => matching.has(id)), isTyped: false };
}

/** Asks before records are changed that the person did not name one by one. Problems: `cancelled`, `usage`. */
export async function confirmSelection(
  session: Session,
  { isTyped }: SelectedRecords,
  { dryRun }: ChangeCommandOptions,
  { verb, count, entity }: { verb: string; count: number; entity: Pick<Entity, 'name' | 'plural'> },
): Promise<void> {
  if (isTyped || dryRun || count === 0) return;
  const question = `${verb} ${recordCount(count, entity)}?`;
  await confirmUnlessYes(session, question, nobodyToAsk(`${verb.toLowerCase()} what matches`));
}

/** A number of records, such as `1 casino`. */
export function recordCount(count: number, { name, plural }: Pick<Entity, 'name' | 'plural'>): string {
  return `${count} ${count === 1 ? name : plural}`;
}

/** Says that no record is selected. */
export async function printNoneSelected(session: Session, { plural }: Pick<Entity, 'plural'>): Promise<void> {
  if (session.globals.json) await session.printJson({ change: null, records: [] });
  session.note(`No ${plural} match; nothing was changed.`);
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

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { id, slug, username } = (value ?? {}) as Record<string, unknown>;
  const name = [id, slug, username].find((one) => typeof one === 'string');
  if (name !== undefined) return name as string;
  throw new Problem('invalid', 'A record from stdin has neither an id nor a slug', {
    hint: 'Keep one of them: --fields slug,name.',
  });
}
