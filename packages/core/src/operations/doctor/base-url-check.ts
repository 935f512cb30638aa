import type { ReadableContent } from '../../model/collections.js';
import { type CheckResult, finding } from './finding.js';

/** A named site that does not know its own address; search engines ignore that of a sample, so it needs none. */
export function* checkBaseUrl({ settings }: Pick<ReadableContent, 'settings'>): Iterable<CheckResult> {
  const { siteName, siteBaseUrl, isSample } = settings.get();
  if (siteName === '' || siteBaseUrl !== undefined || isSample) return;
  yield { finding: finding('missing-base-url', {}, { in: 'settings', subject: 'siteBaseUrl' }) };
}
