import { type Entity, isProblem, type Operation, type Outcome, Problem, type Wishes } from '@croupier/core';
import type { Command } from 'commander';
import type * as z from 'zod';
import { does, type Globals, type Session } from '../session.js';
import type { Column } from '../terminal/table.js';

/** An operation that a verb of a noun performs; the operation itself checks what it is given. */
type Performs<R> = Operation<z.ZodType, R>;

/** A field that is asked for at a terminal. */
export interface Asked {
  /** Its column. */
  field: string;
  question: string;
  /** What is said where it is blank; without this it may be. */
  message?: string;
  /** What a new record has unless something else is typed, where that is not the field's own. */
  offered?: string;
}

/** What is particular about the verbs of one kind of record. */
export interface RecordNoun<T extends { id: string }> {
  entity: Pick<Entity, 'name' | 'plural' | 'title' | 'leaves' | 'leaf'>;
  /** What `list` and `show` show where that is more than the fields that can be set. */
  shown?: Pick<Entity, 'title' | 'leaves'>;
  operations: {
    list: Performs<{ total: number; records: T[] }>;
    show: Performs<{ record: T }>;
    add: Performs<{ records: T[] }>;
    edit: Performs<{ records: T[] }>;
    delete: Performs<{ records: T[] }>;
  };
  /** The columns of its table. */
  columns: readonly Column<T>[];
  /** What the highest rating is in its CSV. */
  scale: 5 | 10;
  /** What is said where there are none and a person looks. */
  empty: string;
  /** The options that say which records a list is of, and what they ask for. */
  query: { add(command: Command): Command; of(options: object): object };
  /** What is said of one that was added or changed, where it is not just that; its name follows. */
  did?: { added(record: T): string; changed: string };
  /** A line under its table, for a person. */
  summed?(session: Session): Promise<string>;
  /** What `show` tells of a record beside its fields. */
  beside?(record: T): readonly (readonly [string, string])[];
  /** What a record is named by, for the help of `show`. */
  namedBy: string;
  examples: Record<'list' | 'show' | 'add' | 'edit' | 'delete', readonly string[]>;
  /** What `add` asks for where it is missing, and `edit` where nothing is given. */
  asked: readonly Asked[];
  /** The question before a deletion; without it none is asked. */
  confirmDelete?(record: T): string;
  /** The literal words for a record that is not there. */
  notFound?: { message: string; text: string };
  /** An option with a value, for hints. */
  hint: string;
  /** Further options of `add` and `edit`, and the fields that they give; `before` gets what is edited. */
  more?: {
    add(command: Command): Command;
    read(
      session: Session,
      options: Readonly<Record<string, unknown>>,
      given: Record<string, unknown>,
      before: (() => Promise<T>) | undefined,
    ): Promise<Reading>;
  };
}

/** The fields that options give, and one that is still to be written in an editor, with the text that it begins with. */
export interface Reading {
  fields: Record<string, unknown>;
  written?: { field: string; text: string; needed: string | undefined };
}

/** The options of a change. */
export interface ChangeOptions extends Globals {
  dryRun?: boolean;
}

/** Performs an operation of a noun; a record that is not there is told in the words of the screens. */
export async function perform<I extends z.ZodType, R>(
  { entity, notFound }: Pick<RecordNoun<never>, 'entity' | 'notFound'>,
  session: Session,
  operation: Operation<I, R>,
  input: z.input<I>,
  wishes?: Wishes,
): Promise<Outcome<R>> {
  try {
    return await session.perform(operation, input, wishes);
  } catch (error) {
    const isLost =
      isProblem(error) && error.code === 'not-found' && error.message.startsWith(`${entity.title} '`);
    if (!isLost || notFound === undefined) throw error;
    throw new Problem('not-found', notFound.message, {
      issues: [{ message: notFound.text }, { message: error.message }],
      ...(error.hint === undefined ? {} : { hint: error.hint }),
      cause: error,
    });
  }
}

/** What the options of a change wish. */
export function wishesOf({ dryRun }: ChangeOptions): Wishes {
  return { dryRun: dryRun === true };
}

/** Gives a command that names several records its action. */
export function doesToSeveral<O extends Globals>(
  command: Command,
  work: (session: Session, options: O, names: string[]) => Promise<void>,
): Command {
  return does<O>(command, (session, options, names) => work(session, options, names as unknown as string[]));
}
