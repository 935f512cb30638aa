import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Perform, type PerformOptions, problem, problemFromJson, VISITOR } from '@croupier/core';
import { createBirpc } from 'birpc';
import {
  handedOptions,
  type ServerFunctions,
  type WorkerData,
  type WorkerFunctions,
  type WorkerResult,
} from './worker-calls.js';

/** Beside the built commands. */
const BUILT_WORKER = fileURLToPath(new URL('./worker.cjs', import.meta.url));
/** How long a worker without work is kept: its memory comes back, and its next start costs a quarter of a second. */
const IDLE_MS = 60_000;
/** How long running operations may take to end when the server stops, in milliseconds. */
const STOP_MS = 2_000;

/** Performs operations in a thread beside the server's own. */
export interface OperationWorker {
  perform: Perform;
  /** Stops what runs, then the thread. */
  close(): Promise<void>;
}

/** The file of a request, and what hears of its operation. */
interface RunningCall {
  pieces: AsyncIterator<Uint8Array> | undefined;
  options: PerformOptions;
  done: Promise<unknown>;
}

/** Prepares a worker over a store; its thread starts with the first operation. */
export function openOperationWorker(data: WorkerData, file = BUILT_WORKER): OperationWorker {
  const calls = new Map<number, RunningCall>();
  let thread: ReturnType<typeof startThread> | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const stopThread = async () => {
    const stopping = thread;
    thread = undefined;
    await stopping?.worker.terminate();
  };

  const run = async (
    operation: string,
    input: unknown,
    options: PerformOptions,
    id: number,
  ): Promise<WorkerResult> => {
    clearTimeout(idle);
    const started = thread ?? startThread(file, data, calls);
    thread = started;
    const { actor = VISITOR, signal } = options;
    const { source, ...rest } = (input ?? {}) as { source?: unknown };
    // A short file comes as a text within the input.
    const pieces = isStream(source) ? source : undefined;
    const hasFile = pieces !== undefined;
    const abort = () => void started.remote.abort.asEvent(id);
    const ended = started.remote.perform({
      id,
      operation,
      input: hasFile ? rest : input,
      hasFile,
      actor,
      ...handedOptions(options),
    });
    calls.set(id, { pieces: pieces?.[Symbol.asyncIterator](), options, done: ended.catch(() => undefined) });
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    try {
      return await Promise.race([ended, started.failed]);
    } catch (error) {
      if (thread === started) thread = undefined;
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      void calls.get(id)?.pieces?.return?.();
      calls.delete(id);
      if (calls.size === 0) idle = setTimeout(() => void stopThread(), IDLE_MS).unref();
    }
  };

  return {
    async perform(operation, input, options = {}) {
      const ended = await run(operation.name, input, options, ++lastId);
      if ('outcome' in ended) return ended.outcome as never;
      if ('problem' in ended) throw problemFromJson(ended.problem);
      throw Object.assign(new Error(ended.error.message), { stack: ended.error.stack });
    },
    async close() {
      clearTimeout(idle);
      for (const id of calls.keys()) void thread?.remote.abort.asEvent(id);
      const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([Promise.all([...calls.values()].map(({ done }) => done)), late]);
      await stopThread();
    },
  };
}

function isStream(value: unknown): value is AsyncIterable<Uint8Array> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function startThread(file: string, workerData: WorkerData, calls: ReadonlyMap<number, RunningCall>) {
  const worker = new Worker(file, { workerData });
  // A server that has nothing else to do ends, whatever its worker waits for.
  worker.unref();
  const failed = new Promise<never>((_, reject) => {
    worker.once('error', (error) => reject(problem('request.failed', {}, { cause: error })));
    worker.once('exit', () => reject(problem('request.failed')));
  });
  failed.catch(() => undefined);
  const remote = createBirpc<WorkerFunctions, ServerFunctions>(
    {
      async nextPiece(id) {
        const next = await calls.get(id)?.pieces?.next();
        return next?.done === false ? next.value : undefined;
      },
      async emit(id, piece) {
        await calls.get(id)?.options.onChunk?.(piece);
      },
      progress: (id, progress) => calls.get(id)?.options.onProgress?.(progress),
    },
    {
      post: (message) => worker.postMessage(message),
      on: (listener) => void worker.on('message', listener),
      timeout: -1,
    },
  );
  return { worker, remote, failed };
}
