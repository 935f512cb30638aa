import { clockwork, isProblem, openStore } from '@croupier/core';
import { browserHome, pageStorage, seedOnce } from '@croupier/core/browser';
import { putSample } from '@croupier/core/sample';

/** The store as the demo opens it, within reach of a test. */
export interface Tab {
  /** Adds casinos, each as a change of its own, all at once; gives the slug of each or why it was refused. */
  add(slugs: string[], description?: string): Promise<string[]>;
  slugs(): Promise<string[]>;
  /** How many changes are kept. */
  history(): Promise<number>;
  /** How often another tab was heard to change something. */
  heard: number;
}

const home = await seedOnce(browserHome(pageStorage()), clockwork, putSample);
const store = openStore(home, clockwork);

const add = (slug: string, description: string) =>
  store
    .change({ by: { name: 'owner' }, operation: 'casinos.add' }, (tx) =>
      tx.casinos.insert({ slug, name: slug, description }),
    )
    .then(
      () => slug,
      (problem: unknown) => (isProblem(problem) ? `${problem.code}: ${problem.message}` : `bug: ${problem}`),
    );

const tab: Tab = {
  add: (slugs, description = 'Calm.') => Promise.all(slugs.map((slug) => add(slug, description))),
  slugs: () => store.question((content) => [...content.casinos.all()].map(({ slug }) => slug)),
  history: async () => (await home.history()).length,
  heard: 0,
};
home.watch(() => tab.heard++);
Object.assign(globalThis, { tab });
