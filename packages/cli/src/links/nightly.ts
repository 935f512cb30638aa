import { setTimeout } from 'node:timers/promises';

/** The hour of the night, by the clock of the server, in which work is done; a minute of it is drawn. */
const HOUR = 3;

/**
 * Does work once a night, until the signal stops it. Many servers draw other minutes, so that one host is not asked by all of
 * them at once. The work tells its faults itself.
 */
export async function everyNight(
  work: () => Promise<void>,
  signal: AbortSignal,
  untilNext: (now: Date) => number = untilNight,
): Promise<void> {
  while (!signal.aborted) {
    // A server that has nothing else to do ends.
    await setTimeout(untilNext(new Date()), undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await work();
  }
}

/** The milliseconds until a minute of the next night. */
export function untilNight(now: Date, minute = Math.floor(Math.random() * 60)): number {
  const next = new Date(now);
  next.setHours(HOUR, minute, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}
