import { isProblem, type PasswordHasher, type Store } from '@croupier/core';
import { DEMO_PASSWORD, putSample } from '@croupier/core/sample';

type Transaction = Parameters<typeof putSample>[0];

/** The hash in every credential of the demo, so that no password is stored. */
const DEMO_HASH = 'demo';

/** Lets every account of the demo sign in with the same password. */
export const demoPasswords: PasswordHasher = {
  hash: async () => DEMO_HASH,
  verify: async (password, hash) => ({
    matches: hash !== undefined && password === DEMO_PASSWORD,
    isDated: false,
  }),
  isCommon: () => false,
  generateOneTime: () => DEMO_PASSWORD,
};

/** Puts the sample content into a new store, with a credential for each of its users. */
export function putDemoContent(transaction: Transaction): void {
  putSample(transaction);
  addCredentials(transaction);
}

/** Adds missing credentials to a store that was made without them. A store that cannot be written stays unchanged. */
export async function addMissingCredentials(store: Store): Promise<void> {
  try {
    await store.change({ by: { name: 'sample' }, operation: 'sample.put', unrecorded: true }, (transaction) =>
      addCredentials(transaction),
    );
  } catch (error) {
    if (!isProblem(error)) throw error;
    console.warn(error);
  }
}

function addCredentials({ users, credentials }: Transaction): void {
  const userIds = new Set([...credentials.all()].map(({ userId }) => userId));
  for (const { id } of [...users.all()]) {
    if (!userIds.has(id)) credentials.insert({ userId: id, hash: DEMO_HASH, mustChange: false });
  }
}
