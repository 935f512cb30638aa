import { createProgressBar } from '../../terminal/progress-bar.js';
import { type PageDifference, pageDifferences } from './compare-pages.js';
import { liveAnswers, openLiveSite } from './live-site.js';
import { type OldPage, pagesOfExports, pagesOfFolder } from './old-pages.js';
import { commonEnding } from './page-titles.js';
import type { VerifiedAddress } from './verify-text.js';

/** What became of old addresses; of a running site also what its pages lack of the old ones. */
export interface Verified {
  answers: VerifiedAddress[];
  differences?: PageDifference[];
}

interface LiveOptions {
  /** Where the site runs. */
  at: string;
  /** A folder of saved pages. */
  old: string | undefined;
  /** The files that the addresses are from. */
  names: readonly string[];
  addresses: AsyncIterable<string>;
  signal: AbortSignal;
  isQuiet: boolean;
}

/** Asks a running site for the addresses, each once, and compares its pages with the old ones. Problems: as `openLiveSite()`. */
export async function verifyLive(options: LiveOptions): Promise<Verified> {
  const { at, old, names, signal, isQuiet } = options;
  const asked = new Set<string>();
  for await (const address of options.addresses) asked.add(address);
  const pages = new Map<string, OldPage>();
  for await (const page of pagesOfExports(names, signal)) pages.set(page.address, page);
  const byPath = new Map([...asked].map((address) => [pathAndQuery(address), address]));
  for await (const page of old === undefined ? [] : pagesOfFolder(old)) {
    const address = byPath.get(pathAndQuery(page.address)) ?? page.address;
    pages.set(address, { ...page, address });
    asked.add(address);
  }
  const site = await openLiveSite(at, signal);
  const leads = new Map<string, Promise<string>>();
  const leadsTo = (address: string) => {
    const known = leads.get(address) ?? site.answer(address).then(({ to }) => to);
    leads.set(address, known);
    return known;
  };
  const titleEnding = commonEnding([...pages.values()].flatMap(({ title = [] }) => title));
  const answers: VerifiedAddress[] = [];
  const differences: PageDifference[] = [];
  const bar = await createProgressBar(isQuiet);
  try {
    for await (const { html, ...answer } of liveAnswers(site, [...asked])) {
      answers.push(answer);
      bar.onProgress({ done: answers.length, total: asked.size, unit: 'records' });
      const page = pages.get(answer.address);
      if (page !== undefined && html !== undefined)
        differences.push(...(await pageDifferences(page, { ...answer, html }, { titleEnding, leadsTo })));
    }
  } finally {
    bar.stop();
  }
  return { answers, differences };
}

/** An address without its host: a saved page does not say it whole. */
function pathAndQuery(address: string): string {
  return address.replace(/^(?:https?:)?\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
}
