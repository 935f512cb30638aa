import type { MessagePort } from 'node:worker_threads';
import {
  createPerform,
  isProblem,
  type Operation,
  type Progress,
  problemToJson,
  registry,
  runtime,
} from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import { createBirpc } from 'birpc';
import { openStorage } from '../../open-store.js';
import { createSiteTools } from '../../site-tools.js';
import {
  handedOptions,
  type ServerFunctions,
  type WorkerCall,
  type WorkerData,
  type WorkerFunctions,
  type WorkerResult,
} from './worker-calls.js';

/** The shortest time between two reports of progress, in milliseconds. */
const PROGRESS_INTERVAL_MS = 100;

/** Performs the operations that the server sends over a port, on its store. */
export function answerOperations(port: MessagePort, { store, build }: WorkerData): void {
  const perform = createPerform(
    openStorage(store, () => undefined),
    runtime,
    { passwords: scryptPasswords(), siteTools: createSiteTools(build) },
  );
  const operations = new Map<string, Operation>(registry.map((one) => [one.name, one]));
  const running = new Map<number, AbortController>();

  const server = createBirpc<ServerFunctions, WorkerFunctions>(
    {
      async perform(call): Promise<WorkerResult> {
        const stop = new AbortController();
        running.set(call.id, stop);
        try {
          const operation = operations.get(call.operation) as Operation;
          return { outcome: await perform(operation, inputOf(call), optionsOf(call, stop.signal)) };
        } catch (error) {
          if (isProblem(error)) return { problem: problemToJson(error) };
          const { message, stack } = error as Error;
          return { error: { message, stack } };
        } finally {
          running.delete(call.id);
        }
      },
      abort: (id) => running.get(id)?.abort(),
    },
    {
      post: (message) => port.postMessage(message),
      on: (listener) => void port.on('message', listener),
      timeout: -1,
    },
  );

  function inputOf({ id, input, hasFile }: WorkerCall): unknown {
    return hasFile ? { ...(input as object), source: piecesOf(id) } : input;
  }

  async function* piecesOf(id: number): AsyncGenerator<Uint8Array> {
    for (;;) {
      const piece = await server.nextPiece(id);
      if (piece === undefined) return;
      yield piece;
    }
  }

  function optionsOf(call: WorkerCall, signal: AbortSignal) {
    const { id, actor } = call;
    let reportedAt = 0;
    return {
      actor,
      signal,
      ...handedOptions(call),
      onChunk: (piece: string | Uint8Array) => server.emit(id, piece),
      onProgress(progress: Progress) {
        const now = performance.now();
        if (now - reportedAt < PROGRESS_INTERVAL_MS) return;
        reportedAt = now;
        void server.progress.asEvent(id, progress);
      },
    };
  }
}
