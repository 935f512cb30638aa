import type { ImportRules, RowContent, RowReader } from '../../csv/import-rules.js';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import type { Entity } from '../../model/entity.js';
import type { ImportProfile } from '../../model/import-profile.js';
import type { FetchedFile } from '../../model/import-run.js';
import type { SourceRecord } from '../../model/source-record.js';
import type { ChangeContext } from '../define/operation.js';
import type { ImportTarget } from '../transfer/rows/row-matching.js';
import type { RowWriter } from '../transfer/rows/row-writer.js';
import type { KnownRows } from './known-rows.js';
import type { ValueReconciliation } from './reconcile-values.js';
import type { SourceReport } from './source-outcome.js';

/** What an import of a source is told for this file. */
export interface SourceOptions {
  mirror: boolean;
  /** In percent. */
  maxRemoved: number;
  diffLast: boolean;
  force: boolean;
  fileName?: string | undefined;
  fetched?: FetchedFile | undefined;
}

/** What an import of a source works with. */
export interface SourceImportParts<T extends { id: string }> {
  context: ChangeContext;
  entity: Entity;
  source: ImportProfile;
  settings: ImportSettings;
  options: SourceOptions;
  rules: Pick<ImportRules, 'identity'>;
  target: ImportTarget<T>;
  writer: RowWriter<T>;
}

/** What an import of a source compares its rows with, and where it tells what came of them. */
export interface Reconciliation {
  known: KnownRows;
  values: ValueReconciliation;
  report: SourceReport;
}

/** A row whose key can be read. */
export interface KeyedRow {
  key: string;
  /** Its number in the file. */
  number: number;
  reader: RowReader<RowContent>;
  content: RowContent;
  /** All that it says, as fields of a record. */
  said: Record<string, unknown>;
}

/** A row in its turn. */
export interface RowInTurn extends KeyedRow {
  /** What was known of it before. */
  before: SourceRecord | undefined;
  /** Whether an earlier row of the same key was placed. */
  isRepeat: boolean;
  /** Whether it is placed now, or waits. */
  isLastTurn: boolean;
}
