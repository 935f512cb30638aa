import type { Progress } from '../operations/define/operation.js';
import type { Outcome } from '../perform.js';
import { encodeBase64 } from '../values/base64.js';
import { API_HEADERS } from './api-response.js';
import type { ProblemJson } from './problem-json.js';
import type { ApiAnswer } from './request-like.js';
import { LINES_TYPE } from './wire-format.js';

/** The shortest time between two lines of progress, in milliseconds. */
const PROGRESS_INTERVAL_MS = 100;
/** How long work may report nothing before an empty piece is sent: proxies give a connection up after a minute, in milliseconds. */
const HEARTBEAT_MS = 15_000;

/** A line of an answer in lines. The last is the outcome or the problem. */
export type ResponseLine =
  | { progress: Progress }
  | { text: string }
  | { base64: string }
  | { outcome: object }
  | { problem: ProblemJson; status: number };

/** The reports of an operation while it runs. */
export interface Reports {
  onProgress(progress: Progress): void;
  onChunk(piece: string | Uint8Array): Promise<void>;
}

/** What becomes of an operation whose answer is streamed. */
export interface StreamedWork {
  run(reports: Reports): Promise<Outcome<unknown>>;
  /** Stops the work: the client has gone. */
  abort(): void;
  toJson(outcome: Outcome<unknown>): object;
  toProblem(thrown: unknown): { problem: ProblemJson; status: number };
}

/**
 * An answer in lines of JSON. It begins with the first report; work that fails before is answered as any other, by a
 * rejected promise.
 */
export function linesResponse(work: StreamedWork, heartbeatMs = HEARTBEAT_MS): Promise<ApiAnswer> {
  const run: StreamedWork['run'] = async (reports) => {
    const heartbeat = setInterval(() => void reports.onChunk('').catch(() => undefined), heartbeatMs);
    return work.run(reports).finally(() => clearInterval(heartbeat));
  };
  return streamedResponse({ ...work, run }, { 'content-type': `${LINES_TYPE}; charset=utf-8` }, (write) => {
    let last = performance.now();
    const line = (value: ResponseLine) => write(`${JSON.stringify(value)}\n`);
    return {
      onProgress(progress) {
        const now = performance.now();
        if (now - last < PROGRESS_INTERVAL_MS) return;
        last = now;
        void line({ progress }).catch(() => undefined);
      },
      onChunk: (piece) => line(typeof piece === 'string' ? { text: piece } : { base64: encodeBase64(piece) }),
      done: (outcome) => line({ outcome: work.toJson(outcome) }),
      failed: (thrown) => line(work.toProblem(thrown)),
    };
  });
}

const FILE_TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
};

/** An answer that is the file which an operation streams; it breaks off where the work fails midway. */
export function fileResponse(work: StreamedWork, fileName: string): Promise<ApiAnswer> {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1);
  const headers = {
    'content-type': FILE_TYPES[ending] ?? 'application/octet-stream',
    'content-disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
  };
  return streamedResponse(work, headers, (write) => ({
    onProgress: () => undefined,
    onChunk: write,
    done: async () => undefined,
    failed: (thrown) => Promise.reject(thrown),
  }));
}

type Write = (piece: string | Uint8Array) => Promise<void>;

interface Writers extends Reports {
  done(outcome: Outcome<unknown>): Promise<void>;
  /** Tells a failure after the answer has begun. */
  failed(thrown: unknown): Promise<void>;
}

function streamedResponse(
  work: StreamedWork,
  headers: Record<string, string>,
  writersFor: (write: Write) => Writers,
): Promise<ApiAnswer> {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  writer.closed.catch(() => work.abort());
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const begin = () => {
      if (hasBegun) return;
      hasBegun = true;
      resolve({ status: 200, headers: { ...API_HEADERS, ...headers }, body: readable });
    };
    const write: Write = async (piece) => {
      begin();
      await writer.ready;
      await writer.write(typeof piece === 'string' ? encoder.encode(piece) : piece);
    };
    const writers = writersFor(write);
    work
      .run(writers)
      .then(
        (outcome) => {
          begin();
          return writers.done(outcome);
        },
        (thrown) => {
          if (!hasBegun) reject(thrown);
          return hasBegun ? writers.failed(thrown) : undefined;
        },
      )
      .then(() => writer.close())
      .catch((error) => writer.abort(error).catch(() => undefined));
  });
}
