import type { Operation } from '@croupier/core';
import type { Command } from 'commander';
import type * as z from 'zod';
import { verbCommand } from '../command-line/define-command.js';
import { withDryRun } from '../command-line/options.js';
import type { Session } from '../session.js';
import { confirmDeletion } from '../terminal/prompts.js';
import {
  type ChangeCommandOptions,
  performRecordOperation,
  type RecordCommandConfig,
  withVariadicAction,
} from './config.js';
import { runRecordChange } from './run-change.js';

/** A verb that sets the same mark on each record named, such as `feature` or `publish`. */
export function bulkActionVerb<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  operation: Operation<z.ZodType, { records: T[] }>,
  { word, summary, message, example }: { word: string; summary: string; message: string; example: string },
): Command {
  const { plural } = config.entity;
  const command = verbCommand(`${word} <${plural}...>`, {
    summary,
    examples: [`croupier ${plural} ${word} ${example}`, `croupier ${plural} ${word} ${example} --dry-run`],
  });
  withDryRun(command);
  return withVariadicAction<ChangeCommandOptions>(command, async (session, options, names) => {
    await runRecordChange(config, session, operation, { records: names }, options, message);
  });
}

/** `delete`: asks first, in the literal words, where there are any. */
export function deleteVerb<T extends { id: string }>(config: RecordCommandConfig<T>): Command {
  const { entity, operations, examples } = config;
  const command = verbCommand(`delete <${entity.plural}...>`, {
    summary: `Delete ${entity.plural}; croupier undo brings them back`,
    examples: examples.delete,
  });
  withDryRun(command);
  return withVariadicAction<ChangeCommandOptions>(command, async (session, options, names) => {
    if (!options.dryRun && !options.yes) await confirmDeletions(config, session, names);
    await runRecordChange(config, session, operations.delete, { records: names }, options, 'Deleted');
  });
}

async function confirmDeletions<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  session: Session,
  names: readonly string[],
): Promise<void> {
  if (config.confirmDelete === undefined) return;
  for (const name of names) {
    const { result } = await performRecordOperation(config, session, config.operations.show, {
      record: name,
    });
    await confirmDeletion(session, config.confirmDelete(result.record));
  }
}
