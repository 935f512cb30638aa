import type { Progress } from '@croupier/core';
import { useEffect, useRef, useState } from 'react';
import { joinSentences, problemText } from './use-operations.js';

/** What long work is doing, and how it ended. */
export type WorkState<R> =
  | { name: 'idle' }
  | { name: 'running'; progress: Progress | undefined }
  | { name: 'done'; result: R }
  | { name: 'stopped' }
  | { name: 'failed'; title: string; detail: string };

/** What the work is given: when to end, and how to tell how far it is. */
export interface WorkReports {
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** Long work that tells its progress, and can be stopped; leaving the screen stops it. */
export function useWork<R>() {
  const [state, setState] = useState<WorkState<R>>({ name: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  return {
    state,
    stop: () => current.current?.abort(),
    /** Ends what is under way, and forgets how it ended. */
    reset() {
      current.current?.abort();
      current.current = undefined;
      setState({ name: 'idle' });
    },
    async run(work: (reports: WorkReports) => Promise<R>): Promise<void> {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      const { signal } = controller;
      const isCurrent = () => current.current === controller;
      setState({ name: 'running', progress: undefined });
      try {
        const result = await work({
          signal,
          onProgress(progress) {
            if (isCurrent() && !signal.aborted) setState({ name: 'running', progress });
          },
        });
        if (isCurrent()) setState({ name: 'done', result });
      } catch (error) {
        if (!isCurrent()) return;
        if (signal.aborted) return setState({ name: 'stopped' });
        const { title, detail } = problemText(error);
        setState({ name: 'failed', title, detail: joinSentences(detail) });
      }
    },
  };
}
