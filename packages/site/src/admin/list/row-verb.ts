import type { OperationName } from '@croupier/core';
import type { ComponentType } from 'react';
import type { Permission } from '../backend/use-refusal.js';

/** An operation on rows, such as one that sets a flag or takes it away. */
export interface RowVerb {
  operation: OperationName;
  /** What it takes beside the rows. */
  input?: object;
  label: string;
  /** Who may do it, where that is not who may edit. */
  permission?: Permission;
  /** Whether it is for one row at a time. */
  isForOne?: true;
  /** The rows in whose menu it is; all by default. */
  isFor?: (row: object) => boolean;
  /** A dialog that asks before it. */
  Question?: ComponentType<RowQuestionProps>;
  /** What is said afterwards. */
  done: (name: string) => string;
}

/** The props of a dialog that asks before something is done with rows. */
export interface RowQuestionProps {
  /** What they are called. */
  name: string;
  onClose: () => void;
  /** Does it with what was answered; the message is told afterwards. Rejects with the operation's Problem. */
  onConfirm: (answer: object, message: (result: unknown) => string) => Promise<unknown>;
}

/** A flag of rows, with the operations that set it and take it away. */
export interface RowFlag<Row> {
  flag: keyof Row;
  on: RowVerb;
  off: RowVerb;
}
