import type { FAULTY_OUTCOMES } from '../../diagnostics/link-result.js';
import { collections } from '../../model/collections.js';
import type { LinkRecord } from '../links/link-records.js';
import type { LinkPlace } from '../links/outgoing-links.js';
import { type CheckResult, found } from './finding.js';

const CODES = {
  moved: 'moved-link',
  'lost-parameters': 'lossy-link',
  parked: 'parked-link',
  gone: 'gone-link',
} as const satisfies Record<(typeof FAULTY_OUTCOMES)[number], string>;

/** Links to other sites that moved, lose their parameters, are parked or gone, by their last check. */
export function* checkOutgoingLinks(records: readonly LinkRecord[]): Iterable<CheckResult> {
  for (const { url, outcome, reason, status, finalUrl, newUrl, lost, places } of records) {
    if (!(outcome in CODES)) continue;
    const code = CODES[outcome as keyof typeof CODES];
    for (const { in: collection, id, name } of places) {
      const params = {
        subject: subjectOf(collection, name),
        url,
        outcome,
        reason,
        status,
        finalUrl,
        newUrl,
        lost,
      };
      yield found(code, params, { check: 'outgoing-link', in: collection, id, subject: name });
    }
  }
}

function subjectOf(collection: LinkPlace['in'], name: string): string {
  return `${collections[collection].title} '${name}'`;
}
