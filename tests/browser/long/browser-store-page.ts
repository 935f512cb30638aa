import { isProblem, openStore, runtime } from '@croupier/core';
import { availableLocalStorage, browserStorage, seedIfNew } from '@croupier/core/browser';
import { putSample } from '@croupier/core/sample';

/** The store of the demo, for tests. */
export interface TestTab {
  /** Adds casinos at once, each as its own change. Returns the slug of each, or why it was refused. */
  add(slugs: string[], description?: string): Promise<string[]>;
  slugs(): Promise<string[]>;
  /** The number of changes in the history. */
  history(): Promise<number>;
  /** How often another tab reported a change. */
  heard: number;
}

const storage = await seedIfNew(browserStorage(availableLocalStorage()), runtime, putSample);
const store = openStore(storage, runtime);

const add = (slug: string, description: string) =>
  store
    .change({ by: { name: 'owner' }, operation: 'casinos.add' }, (tx) =>
      tx.casinos.insert({ slug, name: slug, description }),
    )
    .then(
      () => slug,
      (problem: unknown) => (isProblem(problem) ? `${problem.code}: ${problem.message}` : `bug: ${problem}`),
    );

const tab: TestTab = {
  add: (slugs, description = 'Calm.') => Promise.all(slugs.map((slug) => add(slug, description))),
  slugs: () => store.question((content) => [...content.casinos.all()].map(({ slug }) => slug)),
  history: async () => (await storage.history()).length,
  heard: 0,
};
storage.watch(() => tab.heard++);
Object.assign(globalThis, { tab });
