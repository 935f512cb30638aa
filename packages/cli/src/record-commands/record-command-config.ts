import {
  amendProblem,
  type Entity,
  isProblem,
  type Operation,
  type Outcome,
  type PerformOptions,
} from '@croupier/core';
import type { Command, Option } from 'commander';
import type * as z from 'zod';
import { withAction } from '../open-session.js';
import type { GlobalOptionValues, Session } from '../session.js';
import type { Column } from '../terminal/table.js';

/** An operation that a verb performs; it validates its own input. */
type OperationReturning<R> = Operation<z.ZodType, R>;

/** A field that is prompted for at a terminal. */
export interface PromptedField {
  /** Its column. */
  field: string;
  question: string;
  /** The error for a blank answer; without it, blank is allowed. */
  requiredMessage?: string;
  /** The default answer for a new record, if it differs from the default of the field. */
  defaultAnswer?: string;
  /** Usual values, to choose from; another can be typed. */
  suggestions?: readonly string[];
}

/** The configuration of the verbs of one collection. */
export interface RecordCommandConfig<T extends { id: string }> {
  entity: Pick<Entity, 'name' | 'plural' | 'collection' | 'title' | 'fieldPaths' | 'findField'>;
  /** The fields that `list` and `show` print, if they are more than those that can be set. */
  displayEntity?: Pick<Entity, 'title' | 'fieldPaths'>;
  operations: {
    list: OperationReturning<{ total: number; records: T[] }>;
    show: OperationReturning<{ record: T; hash?: string }>;
    add: OperationReturning<{ records: T[] }>;
    edit: OperationReturning<{ records: T[] }>;
    delete: OperationReturning<{ records: T[] }>;
  };
  /** The columns of its table. */
  columns: readonly Column<T>[];
  /** The highest rating in its CSV files. */
  csvRatingScale: 5 | 10;
  /** The message for an empty list at a terminal. */
  emptyMessage: string;
  /** The options that filter a list, and the query that they make. */
  query: { add(command: Command): Command; of(options: object): object };
  /** The filter whose values are the tabs of its screen, of which the first is shown at first. */
  tabs?: { filter: string; values: readonly string[] };
  /** The messages after a record was added or changed, instead of the default; the name of the record follows. */
  successMessages?: { added(record: T): string; changed: string };
  /** A line under its table, for a person. */
  listSummary?(session: Session): Promise<string>;
  /** What `show` prints for fields without a value, by path. */
  blankTexts?: Readonly<Record<string, string>>;
  /** Lines that `show` prints beside the fields of a record. */
  computedPairs?(record: T): readonly (readonly [string, string])[];
  /** An option of `show` by which it prints something else of a record than its fields. */
  showInstead?: { option(): Option; print(session: Session, record: string, value: string): Promise<void> };
  /** How a record is referred to, for the help of `show`. */
  referenceText: string;
  examples: Record<'list' | 'show' | 'add' | 'edit' | 'delete', readonly string[]>;
  /** The fields that `add` prompts for if they are missing, and `edit` if no field is given. */
  promptedFields: readonly PromptedField[];
  /** The question before a deletion; without it there is none. */
  confirmDelete?(record: T): string;
  /** The literal texts for a record that does not exist. */
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

/** The field values given by options, and the field still to be edited in a text editor, with its initial text. */
export interface FieldInput {
  fields: Record<string, unknown>;
  editInEditor?: { field: string; text: string; needed: string | undefined };
}

/** The options of a change. */
export interface ChangeCommandOptions extends GlobalOptionValues {
  dryRun?: boolean;
  /** The state that an edit expects: an updatedAt or a hash. */
  expect?: string;
  force?: boolean;
}

/** Performs an operation of a noun; a missing record is reported with the message of the screens. */
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

/** Converts the options of a change to those of `perform`. */
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
