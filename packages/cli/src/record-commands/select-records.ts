import type { Entity } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { repeatableOption } from '../command-line/options.js';
import type { Session } from '../session.js';
import { usageProblem } from '../terminal/errors/error-output.js';
import { confirmUnlessYes, nobodyToAsk } from '../terminal/input/prompts.js';
import type { ChangeCommandOptions, RecordCommandConfig } from './record-command-config.js';
import { describeNames, type RecordNames, readRecordNames } from './record-names.js';

/** The options that select records. */
export interface SelectionOptions extends ChangeCommandOptions {
  where?: string[];
}

/** A verb that takes names, names from stdin, or conditions. */
export function selectingVerb(
  verb: string,
  { collection }: Pick<Entity, 'collection'>,
  words: { summary: string; examples: readonly string[] },
): Command {
  return withWhere(describeNames(verbCommand(`${verb} [${collection}...]`, words)));
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
): Promise<RecordNames> {
  if (typed.length === 0 && where === undefined)
    throw usageProblem(
      `Name the ${entity.plural}`,
      'Give their names, - to read names from stdin, or --where with a condition.',
    );
  const given = await readRecordNames(typed);
  if (where === undefined) return given;
  const { result } = await session.perform(operations.list, { where });
  const found = result.records.map(({ id }) => id);
  if (typed.length === 0) return { names: found, isTyped: false };
  const matching = new Set(found);
  const named = await Promise.all(
    given.names.map(
      async (name) => (await session.perform(operations.show, { record: name })).result.record.id,
    ),
  );
  return { names: [...new Set(named)].filter((id) => matching.has(id)), isTyped: false };
}

/** Asks before records are changed that the person did not name one by one. Problems: `cancelled`, `usage`. */
export async function confirmSelection(
  session: Session,
  { isTyped }: Pick<RecordNames, 'isTyped'>,
  { dryRun }: ChangeCommandOptions,
  { verb, count, entity }: { verb: string; count: number; entity: Pick<Entity, 'name' | 'plural'> },
): Promise<void> {
  if (isTyped || dryRun || count === 0) return;
  const question = `${verb} ${recordCount(count, entity)}?`;
  await confirmUnlessYes(session, question, nobodyToAsk(`${verb.toLowerCase()} what matches`));
}

/**
 * Asks at once about records whose names stdin gives; whether there are any: for none it says so.
 * Problems: `cancelled`, `usage`.
 */
export async function confirmNames(
  session: Session,
  named: RecordNames,
  options: ChangeCommandOptions,
  { verb, entity }: { verb: string; entity: Pick<Entity, 'name' | 'plural'> },
): Promise<boolean> {
  const count = named.names.length;
  if (count === 0) await printNoneSelected(session, entity);
  else await confirmSelection(session, named, options, { verb, count, entity });
  return count > 0;
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
