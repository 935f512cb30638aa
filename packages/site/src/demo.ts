import { clockwork, type Load, type PublicCatalogue, readCatalogue, viewOf } from '@croupier/core';
import { browserHome, pageStorage, seedOnce } from '@croupier/core/browser';
import { putSample } from '@croupier/core/sample';

/** The demo's content: views of what this browser keeps, and word when another tab changed it. */
export interface Demo {
  load: Load;
  watch(listener: () => void): () => void;
}

/** Opens the store in this browser, with the sample content the first time; what is blocked can still be looked at. */
export async function openDemo(): Promise<Demo> {
  const home = await seedOnce(browserHome(pageStorage()), clockwork, putSample);
  let catalogue: PublicCatalogue | undefined;

  const current = async (): Promise<PublicCatalogue> => {
    const generation = await home.read((snapshot) => snapshot.generation);
    if (catalogue?.generation !== generation) catalogue = await readCatalogue(home);
    return catalogue as PublicCatalogue;
  };

  return {
    load: async (name, params) => viewOf(await current(), name, params),
    watch: (listener) => home.watch(listener),
  };
}
