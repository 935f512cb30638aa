import {
  casino,
  isProblem,
  messages,
  type Operation,
  type Outcome,
  Problem,
  type Wishes,
} from '@croupier/core';
import type { Command } from 'commander';
import type * as z from 'zod';
import { does, type Globals, type Session } from '../session.js';

const { casino: say } = messages;

/** The options of a change to casinos. */
export interface ChangeOptions extends Globals {
  dryRun?: boolean;
}

/** Performs an operation; a casino that is not there is told in the words of the screens. */
export async function perform<I extends z.ZodType, R>(
  session: Session,
  operation: Operation<I, R>,
  input: z.input<I>,
  wishes?: Wishes,
): Promise<Outcome<R>> {
  try {
    return await session.perform(operation, input, wishes);
  } catch (error) {
    if (!isProblem(error) || error.code !== 'not-found' || !error.message.startsWith(casino.title))
      throw error;
    throw new Problem('not-found', say.notFound, {
      issues: [{ message: say.notFoundText }, { message: error.message }],
      ...(error.hint === undefined ? {} : { hint: error.hint }),
      cause: error,
    });
  }
}

/** What the options of a change wish. */
export function wishesOf({ dryRun }: ChangeOptions): Wishes {
  return { dryRun: dryRun === true };
}

/** Gives a command that names several casinos its action. */
export function doesToSeveral<O extends Globals>(
  command: Command,
  work: (session: Session, options: O, names: string[]) => Promise<void>,
): Command {
  return does<O>(command, (session, options, names) => work(session, options, names as unknown as string[]));
}
