import type { Operation } from '@croupier/core';
import type { Command } from 'commander';
import type * as z from 'zod';
import type { Session } from '../session.js';
import { confirmDeletion } from '../terminal/ask.js';
import { printChange } from '../terminal/changes.js';
import { withDryRun } from '../terminal/options.js';
import { type ChangeOptions, doesToSeveral, perform, type RecordNoun, wishesOf } from './record-noun.js';
import { verb } from './verb.js';

/** A verb that sets the same mark on each record named, such as `feature` or `publish`. */
export function markVerb<T extends { id: string }>(
  noun: RecordNoun<T>,
  operation: Operation<z.ZodType, { records: T[] }>,
  { word, summary, did, example }: { word: string; summary: string; did: string; example: string },
): Command {
  const { plural } = noun.entity;
  const command = verb(`${word} <${plural}...>`, {
    summary,
    examples: [`croupier ${plural} ${word} ${example}`, `croupier ${plural} ${word} ${example} --dry-run`],
  });
  withDryRun(command);
  return doesToSeveral<ChangeOptions>(command, async (session, options, names) => {
    const outcome = await perform(noun, session, operation, { records: names }, wishesOf(options));
    await printChange(session, outcome, { did, isDry: options.dryRun === true });
  });
}

/** `delete`: asks first, in the literal words, where there are any. */
export function deleteVerb<T extends { id: string }>(noun: RecordNoun<T>): Command {
  const { entity, operations, examples } = noun;
  const command = verb(`delete <${entity.plural}...>`, {
    summary: `Delete ${entity.plural}; croupier undo brings them back`,
    examples: examples.delete,
  });
  withDryRun(command);
  return doesToSeveral<ChangeOptions>(command, async (session, options, names) => {
    if (!options.dryRun && !options.yes) await confirmDeletes(noun, session, names);
    const outcome = await perform(noun, session, operations.delete, { records: names }, wishesOf(options));
    await printChange(session, outcome, { did: 'Deleted', isDry: options.dryRun === true });
  });
}

async function confirmDeletes<T extends { id: string }>(
  noun: RecordNoun<T>,
  session: Session,
  names: readonly string[],
): Promise<void> {
  if (noun.confirmDelete === undefined) return;
  for (const name of names) {
    const { result } = await perform(noun, session, noun.operations.show, { record: name });
    await confirmDeletion(session.mayAsk, noun.confirmDelete(result.record));
  }
}
