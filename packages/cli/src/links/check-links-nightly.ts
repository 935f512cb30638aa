import { isProblem, linksCheck, OWNER } from '@croupier/core';
import type { OperationWorker } from '../serve/worker/operation-worker.js';
import { everyNight } from './nightly.js';

/** Follows the links to other sites once a night, in the thread of heavy work, and says in a line what it found. */
export function checkLinksNightly(
  { perform }: Pick<OperationWorker, 'perform'>,
  signal: AbortSignal,
  log: (line: string) => void,
  untilNext?: (now: Date) => number,
): Promise<void> {
  const check = async () => {
    try {
      const { result } = await perform(linksCheck, {}, { actor: OWNER, signal });
      const { checked, outcomes } = result;
      log(
        `Followed ${checked} links to other sites: ${outcomes.ok} ${outcomes.ok === 1 ? 'is' : 'are'} fine.`,
      );
    } catch (error) {
      if (signal.aborted) return;
      log(`The links to other sites were not checked: ${isProblem(error) ? error.message : String(error)}`);
    }
  };
  return everyNight(check, signal, untilNext);
}
