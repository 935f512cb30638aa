import { type Home, isProblem, type Problem, readCatalogue } from '@croupier/core';
import type { Answer } from './answer.js';
import type { Site } from './built-site.js';
import { editionOf } from './edition.js';

/** The pages of a site, kept until what they show changes. */
export interface Pages {
  /** The answer for a path; at once where it is kept. */
  at(path: string): Answer | Promise<Answer>;
  /** Brings the pages to the store's present content; at once where nothing changed. */
  refresh(): undefined | Promise<void>;
  /** The site's own base URL, where its settings have one. */
  baseUrl(): string | undefined;
}

/** What pages are made from. */
export interface PagesSource {
  home: Home;
  site: Site;
  log: (line: string) => void;
  generation?: (() => string | Promise<string>) | undefined;
}

/** Opens the pages of a store's content; a Problem where that cannot be read at the start. */
export async function pagesOf({ home, site, log, generation }: PagesSource): Promise<Pages> {
  const generationNow = generation ?? (() => home.read((snapshot) => snapshot.generation));
  let seen = await generationNow();
  let edition = editionOf(await readCatalogue(home), site);
  let reading: Promise<void> | undefined;
  let complaint = '';

  // What somebody broke by hand stays off the site: visitors keep what was last right.
  const complain = (error: unknown): undefined => {
    const said = isProblem(error) ? spelledOut(error) : String(error instanceof Error ? error.stack : error);
    if (said !== complaint) log(`The store cannot be read, so the site stays as it was. ${said}`);
    complaint = said;
  };

  const read = async (now: string) => {
    try {
      edition = editionOf(await readCatalogue(home), site);
      if (complaint !== '') log('The store can be read again.');
      complaint = '';
    } catch (error) {
      complain(error);
    }
    seen = now;
  };

  const catchUp = (now: string): undefined | Promise<void> => {
    if (now === seen) return undefined;
    reading ??= read(now).finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return {
    at: (path) => edition.at(path),
    baseUrl: () => edition.catalogue.settings.siteBaseUrl,
    refresh() {
      try {
        const now = generationNow();
        return typeof now === 'string' ? catchUp(now) : now.then(catchUp, complain);
      } catch (error) {
        return complain(error);
      }
    },
  };
}

function spelledOut({ message, hint, issues }: Problem): string {
  const details = issues.map((issue) => issue.message).filter((detail) => detail !== message);
  return [message, ...details.slice(0, 3), ...(hint === undefined ? [] : [hint])].join(' ');
}
