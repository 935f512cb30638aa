import { clockwork, dayOf, type Home, isProblem, type Problem, readCatalogue } from '@croupier/core';
import type { Answer } from './answer.js';
import type { Site } from './built-site.js';
import { type Edition, editionOf } from './edition.js';
import type { Look } from './plain-page.js';

/** The pages of a site, kept until what they show changes. */
export interface Pages {
  /** The answer for a decoded path that was asked for with a query, '' for none; at once where it is kept. */
  at(path: string, query: string): Answer | Promise<Answer>;
  /** The answer for a request's target as it came, where it is kept and nothing changed since. */
  ready(target: string): Answer | undefined;
  /** Brings the pages to the store's present content and to today; at once where nothing changed. */
  refresh(): undefined | Promise<void>;
  /** What pages that are drawn by hand look like. */
  look(): Look;
  /** The site's own base URL, where its settings have one. */
  baseUrl(): string | undefined;
  /** Stops following the store. */
  close(): void;
}

/** What pages are made from. */
export interface PagesSource {
  home: Home;
  site: Site;
  log: (line: string) => void;
  /** A value that changes with every commit, cheap to ask; without it every request asks the store. */
  generation?: (() => string) | undefined;
}

/** Opens the pages of a store's content; a Problem where that cannot be read at the start. */
export async function pagesOf({ home, site, log, generation }: PagesSource): Promise<Pages> {
  let seen = generation?.();
  let edition: Edition = editionOf(await readCatalogue(home, today()), site, home);
  let reading: Promise<void> | undefined;
  let complaint = '';
  let hasNews = false;
  /** True until the present turn of the event loop ends: all that came in with it was asked before. */
  let isChecked = false;
  // Commits show in the generation at once; what was edited by hand is only heard of.
  const stopWatching = home.watch(() => {
    hasNews = true;
  });

  // What somebody broke by hand stays off the site: visitors keep what was last right.
  const complain = (error: unknown) => {
    const said = isProblem(error) ? spelledOut(error) : String(error instanceof Error ? error.stack : error);
    if (said !== complaint) log(`The store cannot be read, so the site stays as it was. ${said}`);
    complaint = said;
  };

  const read = async () => {
    try {
      hasNews = false;
      seen = generation?.();
      const catalogue = await readCatalogue(home, today(), edition.catalogue);
      if (catalogue !== edition.catalogue) edition = editionOf(catalogue, site, home);
      if (complaint !== '') log('The store can be read again.');
      complaint = '';
    } catch (error) {
      complain(error);
    }
  };

  const isCurrent = () => {
    if (hasNews || reading !== undefined) return false;
    if (isChecked) return true;
    isChecked = generation !== undefined && generation() === seen && edition.catalogue.today === today();
    if (isChecked) {
      setImmediate(() => {
        isChecked = false;
      });
    }
    return isChecked;
  };

  return {
    at: (path, query) => edition.at(path, query),
    ready: (target) => (isCurrent() ? edition.ready(target) : undefined),
    refresh() {
      if (isCurrent()) return undefined;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    look: () => ({
      stylesheets: site.stylesheets,
      hasDarkMode: edition.catalogue.settings.enableDarkMode,
    }),
    baseUrl: () => edition.catalogue.settings.siteBaseUrl,
    close: stopWatching,
  };
}

// Offers end with their day, though nothing in the store changes.
function today(): string {
  return dayOf(clockwork.now());
}

function spelledOut({ message, hint, issues }: Problem): string {
  const details = issues.map((issue) => issue.message).filter((detail) => detail !== message);
  return [message, ...details.slice(0, 3), ...(hint === undefined ? [] : [hint])].join(' ');
}
