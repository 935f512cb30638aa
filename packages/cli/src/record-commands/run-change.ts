import type { Operation, PerformOptions } from '@croupier/core';
import type * as z from 'zod';
import type { Session } from '../session.js';
import { printChange } from '../terminal/change-output.js';
import {
  type ChangeCommandOptions,
  performOptionsOf,
  performRecordOperation,
  type RecordCommandConfig,
} from './record-command-config.js';

type ChangeResult = Parameters<typeof printChange>[1]['result'];

/** The success message of a change, or how its result makes one. */
type SuccessMessage<R> = string | ((result: R) => string);

/** Performs a change or its dry run, and prints the result; with `expect`, only while there is what was seen. */
export async function runChange<I extends z.ZodType, R extends ChangeResult>(
  session: Session,
  operation: Operation<I, R>,
  input: z.input<I>,
  options: ChangeCommandOptions,
  message: SuccessMessage<R>,
  expect?: PerformOptions['expect'],
): Promise<void> {
  const outcome = await session.perform(operation, input, {
    ...performOptionsOf(options),
    ...(expect === undefined ? {} : { expect }),
  });
  await printChange(session, outcome, {
    message: typeof message === 'string' ? message : message(outcome.result),
    isDryRun: options.dryRun === true,
  });
}

/** Like `runChange`, but reports a missing record with the message of the noun. */
export async function runRecordChange<I extends z.ZodType, R extends ChangeResult>(
  config: Pick<RecordCommandConfig<never>, 'entity' | 'notFound'>,
  session: Session,
  operation: Operation<I, R>,
  input: z.input<I>,
  options: ChangeCommandOptions,
  message: string,
): Promise<void> {
  const outcome = await performRecordOperation(config, session, operation, input, performOptionsOf(options));
  await printChange(session, outcome, { message, isDryRun: options.dryRun === true });
}
