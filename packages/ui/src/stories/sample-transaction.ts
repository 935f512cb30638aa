import type { sampleCatalogue } from '@croupier/core/sample';

/** The transaction in which stories add their edge cases to the sample content. */
export type SampleTransaction = Parameters<NonNullable<Parameters<typeof sampleCatalogue>[0]>>[0];
