import type { StorageAdapter } from '../store/storage-adapter.js';
import { API_HEADERS } from './api-response.js';
import type { ApiAnswer } from './request-like.js';

/** How often the generation is compared, in milliseconds. */
const POLL_MS = 500;
/** How often a comment is sent, so that nothing on the way takes the connection for dead, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/** How long a stream lasts, in milliseconds; the client asks again, and is checked again. */
const LIFETIME_MS = 600_000;

/**
 * Server-sent events: one whenever the content has moved, by this process or another, with nothing of the content in it.
 * The first says where it stands.
 */
export function changeEvents(
  { generation, watch }: Pick<StorageAdapter, 'generation' | 'watch'>,
  signal: AbortSignal,
): ApiAnswer {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      let known: string | undefined;
      const compare = (isMoved: boolean) => {
        const now = generation();
        if (now === known && !isMoved) return;
        known = now;
        send(`event: change\ndata: ${JSON.stringify({ generation: now })}\n\n`);
      };
      const poll = setInterval(() => compare(false), POLL_MS);
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
      const unwatch = watch(() => compare(true));
      const end = setTimeout(() => {
        stop();
        controller.close();
      }, LIFETIME_MS);
      stop = () => {
        clearInterval(poll);
        clearInterval(heartbeat);
        clearTimeout(end);
        unwatch();
      };
      signal.addEventListener('abort', () => stop(), { once: true });
      compare(true);
    },
    cancel: () => stop(),
  });
  return {
    status: 200,
    headers: {
      ...API_HEADERS,
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    },
    body,
  };
}
