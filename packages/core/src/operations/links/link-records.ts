import { linkResultText } from '../../diagnostics/link-findings.js';
import { LINK_OUTCOMES, type LinkOutcome } from '../../diagnostics/link-result.js';
import type { KeptResult } from './kept-results.js';
import type { OutgoingLink } from './outgoing-links.js';

/** A link with what was found of it. */
export interface LinkRecord extends OutgoingLink, KeptResult {
  /** What was found, in words. */
  message: string;
}

/** How many links there are of each outcome. */
export type OutcomeCounts = Record<LinkOutcome, number>;

/** The order in which people look at outcomes: what costs most comes first. */
const ORDER: readonly LinkOutcome[] = [
  'parked',
  'gone',
  'lost-parameters',
  'moved',
  'failed',
  'blocked',
  'ok',
];

/** The links of which something is known, the gravest first. */
export function linkRecords(
  links: readonly OutgoingLink[],
  results: ReadonlyMap<string, KeptResult>,
): LinkRecord[] {
  return links
    .flatMap((link) => {
      const result = results.get(link.url);
      return result === undefined ? [] : [{ ...link, ...result, message: linkResultText(result) }];
    })
    .sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || (a.url < b.url ? -1 : 1));
}

/** Counts links by their outcome. */
export function countOutcomes(records: readonly LinkRecord[]): OutcomeCounts {
  const counts = Object.fromEntries(LINK_OUTCOMES.map((outcome) => [outcome, 0])) as OutcomeCounts;
  for (const { outcome } of records) counts[outcome]++;
  return counts;
}
