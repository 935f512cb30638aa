import { clockwork, type Home, memoryHome, openStore } from '@croupier/core';
import { putSample } from '@croupier/core/sample';

/** Opens the store that a run works on. */
export async function openHome(_named: string | undefined): Promise<Home> {
  const home = memoryHome();
  await openStore(home, clockwork).change({ by: { name: 'owner' }, operation: 'store.init' }, putSample);
  return home;
}
export async function refuseExisting(_folder: string): Promise<void> {}
export async function makeStore(
  _folder: string,
  _with: { siteName: string; sample: boolean },
): Promise<void> {}
