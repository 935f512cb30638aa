import type { MappedCollection } from '../../wordpress/records/type-map.js';
import type { ImportSummary } from '../transfer/import-summary.js';

/** A collection that a migration imports into. */
export type MigratedCollection = MappedCollection | 'authors';

/** What became of the records of a collection. */
export interface MigratedRecords
  extends Pick<ImportSummary, 'created' | 'updated' | 'unchanged' | 'rejected'> {
  collection: MigratedCollection;
  /** Those that a person has to decide on: their slug is that of another record, or they were deleted here. */
  waiting: number;
  /** Where people have edited what the old site says otherwise: that stays. */
  kept: number;
  /** Why items were rejected. */
  errors: string[];
}
