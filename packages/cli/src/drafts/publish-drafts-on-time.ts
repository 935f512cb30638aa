import { setTimeout } from 'node:timers/promises';
import { createPerform, draftsList, isProblem, runtime, type StorageAdapter } from '@croupier/core';
import { publishDueDrafts } from './publish-due-drafts.js';

/** How long after its time a draft goes live at the latest, in milliseconds. */
const INTERVAL_MS = 10_000;

/** Makes drafts live, and takes records off the site, when their time comes, until the signal stops it. Says in a line what could not. */
export async function publishDraftsOnTime(
  storage: StorageAdapter,
  signal: AbortSignal,
  log: (line: string) => void,
  interval = INTERVAL_MS,
): Promise<void> {
  const perform = createPerform(storage, runtime);
  let seen: string | undefined;
  let next: string | undefined;
  const publish = async () => {
    const generation = storage.generation();
    // Nobody asks a database, or reads a file, where nothing has changed and nothing is due.
    if (generation !== seen) {
      const { records } = (await perform(draftsList, {})).result;
      next = records.flatMap(({ publishAt, hideAt }) => [publishAt ?? [], hideAt ?? []].flat()).sort()[0];
      seen = generation;
    }
    if (next === undefined || next > runtime.now().toISOString()) return;
    for (const { draft, problem } of await publishDueDrafts(perform))
      log(
        problem === undefined
          ? `Published the draft of ${draft.ref}.`
          : `The draft of ${draft.ref} stays as it is: ${problem.message}`,
      );
    // What failed is tried again once something has changed.
    next = undefined;
  };
  while (!signal.aborted) {
    await publish().catch((error: unknown) =>
      log(`Drafts were not published: ${isProblem(error) ? error.message : String(error)}`),
    );
    // A server that has nothing else to do ends.
    await setTimeout(interval, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
