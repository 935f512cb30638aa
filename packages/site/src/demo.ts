import { clockwork, dayOf, type Load, type PublicCatalogue, readCatalogue, viewOf } from '@croupier/core';
import { browserHome, pageStorage, seedOnce } from '@croupier/core/browser';
import { putSample, standIns } from '@croupier/core/sample';

/** The demo's content: views of what this browser keeps, and word when another tab changed it. */
export interface Demo {
  load: Load;
  watch(listener: () => void): () => void;
  /** Writes down that somebody asked for an address that is not there. */
  missed(path: string): void;
}

/** Opens the store in this browser, with the sample content the first time; what is blocked can still be looked at. */
export async function openDemo(): Promise<Demo> {
  const home = await seedOnce(browserHome(pageStorage()), clockwork, putSample);
  const inPlace = await standIns();
  let catalogue: PublicCatalogue | undefined;

  return {
    async load(name, params) {
      const now = await readCatalogue(home, dayOf(clockwork.now()), catalogue);
      if (now !== catalogue) catalogue = { ...now, standIns: inPlace };
      return viewOf(catalogue, name, params);
    },
    watch: (listener) => home.watch(listener),
    missed(path) {
      const line = { id: clockwork.newId(), path, referrer: '', ts: clockwork.now().getTime() };
      void home.append('missing', line);
    },
  };
}
