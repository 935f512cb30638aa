import type { CollectionName } from '../model/collections.js';
import type { Permission } from '../operations/define/permissions.js';
import type { FieldDescription } from './field-description.js';

/** A collection as the admin reads it: plain JSON, made from its description. */
export interface CollectionDescription<N extends CollectionName = CollectionName> {
  readonly name: N;
  /** One of its records, such as `bonus`, and as a title. */
  readonly noun: string;
  readonly title: string;
  /** The field that people call a record by. */
  readonly label: string;
  readonly editPermission: Permission;
  /** The kind of the page that shows its records, or one of them by its slug; none where visitors do not see them. */
  readonly page?: string;
  /** The titles of the fields whose words a search finds. */
  readonly search: readonly string[];
  readonly filters: readonly FilterDescription[];
  /** The filter whose values are tabs. */
  readonly tabs?: string;
  /** The orders, the usual one first; a `-` turns one round. */
  readonly sorts: readonly SortDescription[];
  readonly columns: readonly ColumnDescription[];
  readonly form: readonly FormPart[];
  readonly fields: readonly FieldDescription[];
  /** What is asked before records are deleted; nothing where an undo is enough. */
  readonly confirmDelete?: string;
  /** What stands in place of an empty list, and why it is empty. */
  readonly emptyText?: string;
  readonly aboutEmpty?: string;
}

interface FilterDescription {
  readonly name: string;
  readonly choices: readonly string[];
}

interface SortDescription {
  readonly value: string;
  /** The title of its field. */
  readonly title: string;
  readonly by: 'words' | 'size' | 'time';
}

/** A field of a form, or several of them under a title or side by side. */
export type FormPart = string | { readonly title?: string; readonly fields: readonly string[] };

/** A column of a list: a field, or what flags say in words. */
export interface ColumnDescription {
  /** The path of the field, or a name of its own. */
  readonly id: string;
  readonly title: string;
  /** Numbers are aligned to the end. */
  readonly align?: 'end';
  /** What flags say where they are set, and otherwise. */
  readonly badges?: readonly BadgeDescription[];
}

interface BadgeDescription {
  readonly path: string;
  readonly tone: BadgeTone;
  readonly text: string;
  readonly otherwise?: string;
}

/** How a badge is drawn. */
export type BadgeTone = 'accent' | 'good';
