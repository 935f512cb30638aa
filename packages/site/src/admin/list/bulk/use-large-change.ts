import type { OperationName, OperationResult, Progress } from '@croupier/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PerformByName, useAdmin } from '../../backend/backend.js';
import { useChange } from '../../backend/use-operations.js';
import { useWork, type WorkState } from '../../backend/use-work.js';

type ChangeHeader = OperationResult<'history.list'>['records'][number];

/** How often, and how long apart in milliseconds, the history is asked whether a stopped change was saved after all. */
const MAX_LOOKS = 6;
const LOOK_AFTER_MS = 400;

/** A change of many records, and what is said once it is made. */
export interface LargeChange {
  operation: OperationName;
  input: object;
  message: string | ((result: unknown) => string);
}

/** A large change under way. */
interface LargeChangeWork {
  /** Done with a header where the change was saved before it could be stopped. */
  state: WorkState<ChangeHeader | undefined>;
  isStopping: boolean;
  stop: () => void;
  run: (find: () => Promise<LargeChange>, onDone: () => void) => void;
}

/** Makes one change of many records, which can be stopped: then nothing is changed, or all of it was saved already. */
export function useLargeChange(): LargeChangeWork {
  const { perform, getSession } = useAdmin();
  const queries = useQueryClient();
  const change = useChange();
  const [isStopping, setStopping] = useState(false);
  const { state, stop, run } = useWork<ChangeHeader | undefined>();
  return {
    state,
    isStopping,
    stop() {
      setStopping(true);
      stop();
    },
    run(find, onDone) {
      void run(
        async ({ signal, onProgress }: { signal: AbortSignal; onProgress: (now: Progress) => void }) => {
          setStopping(false);
          const { operation, input, message } = await find();
          const [last] = (await perform('history.list', { limit: 1 })).result.records;
          try {
            const options = { answer: 'counts', signal, onProgress, message } as const;
            await change(operation, input as never, options);
          } catch (error) {
            if (!signal.aborted) throw error;
            const by = getSession().user?.id;
            const saved = await savedSince(
              last?.number ?? 0,
              (one) => one.operation === operation && one.by.id === by,
              perform,
            );
            await queries.invalidateQueries();
            if (saved === undefined) throw error;
            return saved;
          }
          onDone();
          return undefined;
        },
      );
    },
  };
}

/** A change that was saved after another; undefined where none was for a while. */
async function savedSince(
  last: number,
  isMeant: (change: ChangeHeader) => boolean,
  perform: PerformByName,
): Promise<ChangeHeader | undefined> {
  for (let look = 0; look < MAX_LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AFTER_MS));
    const { records } = (await perform('history.list', { limit: 20 })).result;
    const saved = records.find((one) => one.number > last && isMeant(one));
    if (saved !== undefined) return saved;
  }
  return undefined;
}
