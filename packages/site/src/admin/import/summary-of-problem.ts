import { type ImportSummary, isProblem } from '@croupier/core';

/** The summary that a refused import gives with its problem. */
export function summaryOfProblem(error: unknown): ImportSummary | undefined {
  if (!isProblem(error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'errors' in data && 'found' in data
    ? (data as ImportSummary)
    : undefined;
}
