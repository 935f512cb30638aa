import type { ImportSummary, Operation } from '@croupier/core';
import type { Command } from 'commander';
import type * as z from 'zod';

type OperationReturning<R> = Operation<z.ZodType, R>;

/** The configuration of import and export of one collection. */
export interface ImportExportConfig {
  /** Their noun, such as `casinos`. */
  plural: string;
  /** The plural in a sentence. */
  pluralLabel: string;
  /** What one of them is called in a sentence. */
  singularLabel: string;
  /** What one is called that visitors do not see, where it is not inactive: a draft. */
  hiddenWord?: string;
  operations: {
    import: OperationReturning<ImportSummary>;
    export: OperationReturning<{ count: number }>;
    template: OperationReturning<{ columns: readonly string[] }>;
  };
  /** The columns of an export without --full. */
  defaultColumnsText: string;
  /** A default for a column, as help shows it. */
  defaultExample: string;
  /** The key by which an import matches records, as help words it. */
  keyText: string;
  /** A list of theirs, as help shows it, where they have lists. */
  listExample?: string;
  /** Whether ratings are stars and new records take the literal defaults. */
  isCasinos: boolean;
  /** An option of the import that sets defaults, and the defaults that it sets. */
  defaultsOption?: { add(command: Command): Command; of(options: object): Record<string, string> };
  /** The options that filter an export, and the query that they make. */
  query: { add(command: Command): Command; of(options: object): object };
  examples: Record<'import' | 'export' | 'template', readonly string[]>;
}
