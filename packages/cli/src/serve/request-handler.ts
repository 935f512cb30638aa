import type { RequestListener } from 'node:http';
import type { Home } from '@croupier/core';
import { beaconOf } from './beacon.js';
import type { Site } from './built-site.js';
import { fileAnswers } from './files.js';
import { missesIn } from './misses.js';
import { pagesOf } from './pages.js';
import { responder } from './respond.js';

/** What requests are answered from. */
export interface HandlerSources {
  /** The store whose content is served. */
  home: Home;
  site: Site;
  /** The address that the server listens at. */
  host: string;
  /** A value that changes with every commit to the store, cheap to ask; without it every request asks the store. */
  generation?: (() => string) | undefined;
  log: (line: string) => void;
}

/** Answers requests until it is closed. */
export interface RequestHandler {
  handle: RequestListener;
  /** Stops following the store. */
  close(): void;
}

/** Opens a site over a store; a Problem where the store cannot be read. */
export async function requestHandler(sources: HandlerSources): Promise<RequestHandler> {
  const { home, site, host, log, generation } = sources;
  const pages = await pagesOf({ home, site, log, generation });
  const files = await fileAnswers(site.files);
  const handle = responder({ host, files, pages, misses: missesIn(home), beacon: beaconOf(home), log });
  return { handle, close: pages.close };
}
