import type { InputKind } from '../values/input-kind.js';

interface FieldBase {
  /** Where the value is in the record, such as `name` or `bonuses.welcome`. */
  readonly path: string;
  readonly title: string;
  /** Its column in a file, where that is not the path. */
  readonly column?: string;
  /** The title of the group that the field belongs to, such as `Bonuses`. */
  readonly group?: string;
  /** The tab of the form. */
  readonly tab?: string;
  /** One sentence for people who fill in the form. */
  readonly help?: string;
  readonly presence: 'required' | 'optional' | 'defaulted';
  /** The default of a new record. */
  readonly fallback?: unknown;
  /** The store fills it; forms do not ask for it. */
  readonly isSystem?: true;
  readonly messages: FieldMessages;
}

/** The messages of the core for a value that it refuses, as whole sentences. */
export interface FieldMessages {
  /** Of a required value that is missing. */
  readonly required?: string;
  /** Of a value of the wrong kind, or out of bounds. */
  readonly invalid?: string;
  /** Of a text that is too long. */
  readonly tooLong?: string;
}

/** A field of an entity as forms need it: plain JSON, made from the entity. */
export type FieldDescription = FieldBase & InputKind;
