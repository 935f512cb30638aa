import type { IncomingMessage } from 'node:http';

/** How large the body of a request may be, and how long it may take. */
export interface BodyLimits {
  maxBytes: number;
  deadlineMs: number;
}

/** Why a body was not read: it is too large, too slow, or its sender went away. */
export class BodyError extends Error {
  constructor(readonly status: 413 | 408 | 400) {
    super(`The body of a request was not read: ${status}`);
  }
}

/** Reads the body of a request within its limits. Throws a BodyError; the rest of such a body is not read. */
export function readBody(request: IncomingMessage, { maxBytes, deadlineMs }: BodyLimits): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(new BodyError(413));
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const fail = (status: BodyError['status']) => {
      clearTimeout(deadline);
      request.removeAllListeners('data').pause();
      reject(new BodyError(status));
    };
    const deadline = setTimeout(() => fail(408), deadlineMs);
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > maxBytes) fail(413);
      else pieces.push(piece);
    });
    request.on('error', () => fail(400));
    request.on('close', () => {
      if (!request.complete) fail(400);
    });
    request.on('end', () => {
      clearTimeout(deadline);
      resolve(Buffer.concat(pieces));
    });
  });
}
