import { isProblem } from '../problem.js';
import type { Home } from './home.js';
import { FIRST_GENERATION, memoryHome } from './memory.js';
import { type Clockwork, openStore } from './store.js';
import type { Transaction } from './transaction.js';

const SEEDING = { by: { name: 'sample' }, operation: 'sample.put' };

/**
 * Puts first content into a home in which nothing has ever happened, as one change, and returns the home to use: the
 * same, or, where it cannot keep or read anything, one that shows the first content and refuses changes with the reason.
 */
export async function seedOnce(
  home: Home,
  clockwork: Clockwork,
  put: (transaction: Transaction) => void,
): Promise<Home> {
  try {
    const isNew = await home.read(({ generation }) => generation === FIRST_GENERATION);
    if (isNew) await seed(home, clockwork, put);
    return home;
  } catch (problem) {
    if (!isProblem(problem)) throw problem;
    // Another tab came first with the same content.
    if (problem.code === 'conflict') return home;
    if (problem.code !== 'fault') throw problem;
    return shownOnly(home, problem, clockwork, put);
  }
}

async function seed(
  home: Home,
  clockwork: Clockwork,
  put: (transaction: Transaction) => void,
): Promise<void> {
  await openStore(home, clockwork).change(SEEDING, (transaction) => {
    const isEmpty = transaction.casinos.size + transaction.posts.size + transaction.pages.size === 0;
    if (isEmpty) put(transaction);
  });
}

async function shownOnly(
  home: Home,
  problem: Error,
  clockwork: Clockwork,
  put: (transaction: Transaction) => void,
): Promise<Home> {
  const memory = memoryHome();
  await seed(memory, clockwork, put);
  return {
    ...memory,
    name: home.name,
    write: (work) =>
      memory.write(async (draft) => {
        if ((await work(draft)) !== undefined) throw problem;
        return undefined;
      }),
  };
}
