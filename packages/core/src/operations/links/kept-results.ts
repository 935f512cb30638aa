import type { LinkResult } from '../../diagnostics/link-result.js';
import type { ExpiringStorage } from '../../store/expiring-storage.js';

const PREFIX = 'links/';
const DAY_MS = 86_400_000;
/** How long a result says something of a link, in days. */
const KEPT_DAYS = 60;
/** How long the text of the results in one value may be: expiring storage takes a third more. */
const MAX_PAGE_LENGTH = 150_000;

/** What was found of a link, and when. */
export interface KeptResult extends LinkResult {
  checkedAt: string;
}

/** The last result of every link, by its address. */
export async function keptResults(expiring: ExpiringStorage): Promise<Map<string, KeptResult>> {
  return resultsOf(await expiring.list(PREFIX));
}

function resultsOf(pages: readonly { value: unknown }[]): Map<string, KeptResult> {
  const results = pages.flatMap(({ value }) => value as KeptResult[]);
  // A keeping that was cut short leaves a link on two pages.
  results.sort((a, b) => Number(a.checkedAt > b.checkedAt) - Number(a.checkedAt < b.checkedAt));
  return new Map(results.map((result) => [result.url, result]));
}

/**
 * Keeps new results with those that are kept, of the links that are still there: in few large values, since each is a file
 * where the store is a folder. Problem: `fault`.
 */
export async function keepResults(
  expiring: ExpiringStorage,
  results: readonly KeptResult[],
  isThere: (url: string) => boolean,
  now: string,
): Promise<void> {
  const oldest = new Date(Date.parse(now) - KEPT_DAYS * DAY_MS).toISOString();
  const before = await expiring.list(PREFIX);
  const all = resultsOf(before);
  for (const result of results) all.set(result.url, result);
  const kept = [...all.values()].filter(({ url, checkedAt }) => checkedAt > oldest && isThere(url));
  const pages = new Map(pagesOf(kept).map((page, i) => [`${PREFIX}${String(i).padStart(6, '0')}`, page]));
  for (const [key, page] of pages) await expiring.put(key, page, Date.parse(now) + KEPT_DAYS * DAY_MS);
  for (const { key } of before) if (!pages.has(key)) await expiring.delete(key);
}

function pagesOf(results: readonly KeptResult[]): KeptResult[][] {
  const pages: KeptResult[][] = [];
  let room = 0;
  for (const result of results) {
    const { length } = JSON.stringify(result);
    if (length > room) {
      pages.push([]);
      room = MAX_PAGE_LENGTH;
    }
    pages.at(-1)?.push(result);
    room -= length;
  }
  return pages;
}
