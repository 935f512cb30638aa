import type { Operation } from '@croupier/core';
import type { Command } from 'commander';
import type * as z from 'zod';
import { withDryRun } from '../command-line/options.js';
import type { Session } from '../session.js';
import { confirmDeletion } from '../terminal/input/prompts.js';
import {
  performRecordOperation,
  type RecordCommandConfig,
  withVariadicAction,
} from './record-command-config.js';
import { runRecordChange } from './run-change.js';
import {
  confirmSelection,
  printNoneSelected,
  type SelectionOptions,
  selectingVerb,
  selectRecords,
} from './select-records.js';

/** A verb that sets the same mark on each record named, such as `feature` or `publish`. */
export function bulkActionVerb<T extends { id: string }>(
  config: Pick<RecordCommandConfig<T>, 'entity' | 'operations' | 'notFound'>,
  operation: Operation<z.ZodType, { records: T[] }>,
  { word, summary, message, example }: { word: string; summary: string; message: string; example: string },
): Command {
  const noun = `croupier ${config.entity.collection}`;
  const command = selectingVerb(word, config.entity, {
    summary,
    examples: [`${noun} ${word} ${example}`, `${noun} ${word} ${example} --dry-run`],
  });
  withDryRun(command);
  return withVariadicAction<SelectionOptions>(command, async (session, options, typed) => {
    const selected = await selectRecords(config, session, typed, options);
    const records = selected.names;
    if (records.length === 0) return printNoneSelected(session, config.entity);
    await confirmSelection(session, selected, options, {
      verb: 'Change',
      count: records.length,
      entity: config.entity,
    });
    await runRecordChange(config, session, operation, { records }, options, message);
  });
}

/** `delete`: asks first, if the noun has a question. */
export function deleteVerb<T extends { id: string }>(config: RecordCommandConfig<T>): Command {
  const { entity, operations, examples } = config;
  const command = selectingVerb('delete', entity, {
    summary: `Delete ${entity.plural}; croupier undo brings them back`,
    examples: examples.delete,
  });
  withDryRun(command);
  return withVariadicAction<SelectionOptions>(command, async (session, options, typed) => {
    const selected = await selectRecords(config, session, typed, options);
    const records = selected.names;
    if (records.length === 0) return printNoneSelected(session, config.entity);
    await confirmSelection(session, selected, options, {
      verb: 'Delete',
      count: records.length,
      entity: config.entity,
    });
    if (selected.isTyped && !options.dryRun && !options.yes) await confirmDeletions(config, session, records);
    await runRecordChange(config, session, operations.delete, { records }, options, 'Deleted');
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
