import type { Readable } from 'node:stream';
import { problem } from '@croupier/core';

/** How long a body may take beyond the time that it takes at the slowest rate, in milliseconds. */
const GRACE_MS = 12_000;
/** The slowest rate, in bytes a second: half of what a phone sends over EDGE. */
const SLOWEST_RATE = 8 * 1_024;

/** The chunks of a request body. Problem: `request.too-slow` if it is slower than a phone. */
export async function* bodyAtPace(
  body: Readable,
  { graceMs = GRACE_MS, slowestRate = SLOWEST_RATE } = {},
): AsyncGenerator<Uint8Array> {
  const started = performance.now();
  let size = 0;
  const iterator = body.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const left = started + graceMs + (size / slowestRate) * 1_000 - performance.now();
      const next = await withDeadline(iterator.next(), left);
      if (next.done) return;
      size += (next.value as Uint8Array).length;
      yield next.value as Uint8Array;
    }
  } finally {
    body.pause();
  }
}

async function withDeadline<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(problem('request.too-slow')), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
