import { useEffect, useRef, useState } from 'react';
import { joinSentences, problemText } from '../backend/use-operations.js';

/** What a panel of the screen is doing, and how it ended. */
export type WorkState<R> =
  | { name: 'idle' }
  | { name: 'running'; done: number; total: number | undefined }
  | { name: 'done'; result: R }
  | { name: 'stopped' }
  | { name: 'failed'; title: string; detail: string };

/** What the work is given: when to end, and how to tell how far it is. */
export interface WorkReports {
  signal: AbortSignal;
  onProgress(progress: { done: number; total?: number }): void;
}

/** Long work that tells its progress, and can be stopped; leaving the screen stops it. */
export function useWork<R>() {
  const [state, setState] = useState<WorkState<R>>({ name: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  return {
    state,
    stop: () => current.current?.abort(),
    reset: () => setState({ name: 'idle' }),
    async run(work: (reports: WorkReports) => Promise<R>): Promise<void> {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      const { signal } = controller;
      const isCurrent = () => current.current === controller;
      setState({ name: 'running', done: 0, total: undefined });
      try {
        const result = await work({
          signal,
          onProgress({ done, total }) {
            if (isCurrent() && !signal.aborted) setState({ name: 'running', done, total });
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
