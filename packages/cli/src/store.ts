import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { clockwork, type Home, OWNER, openStore, Problem } from '@croupier/core';
import { filesHome, findStore, initStore, isStore } from '@croupier/core/node';

/** The folder of the store: the one named, else CROUPIER_STORE, else the nearest here or above. Problem: `fault`. */
function storeFolder(named: string | undefined): string {
  return named ?? (process.env.CROUPIER_STORE || findStore(process.cwd()));
}

/** Opens the store that a run works on; `onNote` hears what its owner should know. Problem: `fault`. */
export function openHome(named: string | undefined, onNote: (note: string) => void): Home {
  return filesHome(storeFolder(named), { onNote });
}

/** Refuses a folder that is a store already. Problem: `conflict`. */
export function refuseExisting(folder: string): void {
  if (!isStore(folder)) return;
  throw new Problem('conflict', `There is a store in ${folder} already`, {
    hint: 'Use it as it is, or name another folder.',
  });
}

/** Makes a store with the site's name, and with the sample content where it is wanted: whole, or not at all. */
export async function makeStore(
  folder: string,
  { siteName, sample }: { siteName: string; sample: boolean },
): Promise<void> {
  const target = path.resolve(folder);
  if (existsSync(target)) return fill(target, siteName, sample);
  const making = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await fill(making, siteName, sample);
    await rename(making, target);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
}

async function fill(folder: string, siteName: string, sample: boolean): Promise<void> {
  await initStore(folder);
  const put = sample ? (await import('./sample.js')).putSample : () => undefined;
  const store = openStore(filesHome(folder), clockwork);
  await store.change({ by: OWNER.author, operation: 'store.init' }, (content) => {
    content.settings.set({ ...content.settings.get(), siteName });
    put(content);
  });
}
