import {
  amendProblem,
  type Entity,
  isProblem,
  type Operation,
  type Outcome,
  type PerformOptions,
} from '@croupier/core';
import type { Command } from 'commander';
import type * as z from 'zod';
import { type GlobalOptionValues, type Session, withAction } from '../session.js';
import type { Column } from '../terminal/table.js';

/** An operation that a verb of a noun performs; the operation itself checks what it is given. */
type OperationReturning<R> = Operation<z.ZodType, R>;

/** A field that is asked for at a terminal. */
export interface PromptedField {
  /** Its column. */
  field: string;
  question: string;
  /** What is said where it is blank; without this it may be. */
  requiredMessage?: string;
  /** What a new record has unless something else is typed, where that is not the field's own. */
  defaultAnswer?: string;
}

/** What is particular about the verbs of one kind of record. */
export interface RecordCommandConfig<T extends { id: string }> {
  entity: Pick<Entity, 'name' | 'plural' | 'title' | 'fieldPaths' | 'findField'>;
  /** What `list` and `show` show where that is more than the fields that can be set. */
  displayEntity?: Pick<Entity, 'title' | 'fieldPaths'>;
  operations: {
    list: OperationReturning<{ total: number; records: T[] }>;
    show: OperationReturning<{ record: T }>;
    add: OperationReturning<{ records: T[] }>;
    edit: OperationReturning<{ records: T[] }>;
    delete: OperationReturning<{ records: T[] }>;
  };
  /** The columns of its table. */
  columns: readonly Column<T>[];
  /** What the highest rating is in its CSV. */
  csvRatingScale: 5 | 10;
  /** What is said where there are none and a person looks. */
  emptyMessage: string;
  /** The options that say which records a list is of, and what they ask for. */
  query: { add(command: Command): Command; of(options: object): object };
  /** What is said of one that was added or changed, where it is not just that; its name follows. */
  successMessages?: { added(record: T): string; changed: string };
  /** A line under its table, for a person. */
  listSummary?(session: Session): Promise<string>;
  /** What `show` tells of a record beside its fields. */
  computedPairs?(record: T): readonly (readonly [string, string])[];
  /** What a record is named by, for the help of `show`. */
  referenceText: string;
  examples: Record<'list' | 'show' | 'add' | 'edit' | 'delete', readonly string[]>;
  /** What `add` asks for where it is missing, and `edit` where nothing is given. */
  promptedFields: readonly PromptedField[];
  /** The question before a deletion; without it none is asked. */
  confirmDelete?(record: T): string;
  /** The literal words for a record that is not there. */
  notFound?: { message: string; text: string };
  /** An option with a value, for hints. */
  exampleOption: string;
  /** Further options of `add` and `edit`, and the fields that they give; `before` gets what is edited. */
  contentOption?: {
    add(command: Command): Command;
    read(
      session: Session,
      options: Readonly<Record<string, unknown>>,
      given: Record<string, unknown>,
      before: (() => Promise<T>) | undefined,
    ): Promise<FieldInput>;
  };
}

/** The fields that options give, and one that is still to be written in an editor, with the text that it begins with. */
export interface FieldInput {
  fields: Record<string, unknown>;
  editInEditor?: { field: string; text: string; needed: string | undefined };
}

/** The options of a change. */
export interface ChangeCommandOptions extends GlobalOptionValues {
  dryRun?: boolean;
}

/** Performs an operation of a noun; a record that is not there is told in the words of the screens. */
export async function performRecordOperation<I extends z.ZodType, R>(
  { entity, notFound }: Pick<RecordCommandConfig<never>, 'entity' | 'notFound'>,
  session: Session,
  operation: Operation<I, R>,
  input: z.input<I>,
  options?: PerformOptions,
): Promise<Outcome<R>> {
  try {
    return await session.perform(operation, input, options);
  } catch (error) {
    const isRecordNotFound =
      isProblem(error) && error.code === 'not-found' && error.message.startsWith(`${entity.title} '`);
    if (!isRecordNotFound || notFound === undefined) throw error;
    throw amendProblem(error, {
      message: notFound.message,
      issues: [{ message: notFound.text }, { message: error.message }],
    });
  }
}

/** What the options of a change wish. */
export function performOptionsOf({ dryRun }: ChangeCommandOptions): PerformOptions {
  return { dryRun: dryRun === true };
}

/** Gives a command that names several records its action. */
export function withVariadicAction<O extends GlobalOptionValues>(
  command: Command,
  action: (session: Session, options: O, names: string[]) => Promise<void>,
): Command {
  return withAction<O>(command, (session, options, names) =>
    action(session, options, names as unknown as string[]),
  );
}
