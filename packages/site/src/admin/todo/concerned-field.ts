import type { DueOffer, Finding } from './todo-items.js';

const FIELDS: Partial<Record<Finding['code'], string>> = {
  'missing-base-url': 'siteBaseUrl',
  'unknown-analytics': 'analyticsId',
  'unknown-casino': 'casino',
  'shared-casino-name': 'casino',
  'unknown-programme': 'programme',
  'expired-bonus': 'validUntil',
  'stale-offer': 'lastChecked',
  'contradicting-offer': 'description',
  'look-alike-name': 'name',
  'duplicate-casino': 'name',
  'register-mismatch': 'licenses',
  'idle-pin': 'pins',
  'moved-link': 'visitUrl',
  'lossy-link': 'visitUrl',
  'parked-link': 'visitUrl',
  'gone-link': 'visitUrl',
  'dead-canonical': 'canonicalUrl',
  'hidden-canonical': 'canonicalUrl',
  'listing-without-casino': 'casino',
  'listing-without-offer': 'offer',
  'foreign-offer': 'offer',
  'dead-redirect-target': 'target',
  'barred-redirect-target': 'target',
  'redirect-loop': 'target',
  'shadowed-redirect': 'source',
  'page-behind-redirect': 'source',
};

/** What is found in the text of a record. */
const TEXT_FINDINGS: readonly Finding['code'][] = [
  'dead-link',
  'dead-block',
  'barred-link',
  'unsafe-html',
  'inline-picture',
  'unusable-inline-picture',
];

/** The field that a finding is about; undefined where it is about the record as a whole. */
export function fieldOfFinding({ code, in: place, params }: Finding): string | undefined {
  if (typeof params.field === 'string') return params.field;
  if (TEXT_FINDINGS.includes(code)) return place === 'casinos' ? 'detailedReview' : 'content';
  return FIELDS[code];
}

/** The field that an offer is to be checked for. */
export function fieldOfOffer({ reasons }: Pick<DueOffer, 'reasons'>): string {
  return reasons.some((reason) => reason === 'expired' || reason === 'ends-soon')
    ? 'validUntil'
    : 'lastChecked';
}
