import { expect, test } from 'vitest';
import { everyNight, untilNight } from './nightly.js';

const at = (text: string) => new Date(text);
const HOURS = 3_600_000;

test('the next night begins at three by the clock of the server', () => {
  expect(untilNight(at('2026-11-28T01:00:00'), 30)).toBe(2.5 * HOURS);
  expect(untilNight(at('2026-11-28T12:00:00'), 0)).toBe(15 * HOURS);
});

test('work of this night is not done twice', () => {
  expect(untilNight(at('2026-11-28T03:30:00'), 30)).toBe(24 * HOURS);
  expect(untilNight(at('2026-11-28T03:31:00'), 30)).toBeGreaterThan(23 * HOURS);
});

test('the work of each night begins when that of the last has ended, until it is stopped', async () => {
  const stop = new AbortController();
  let running = 0;
  let nights = 0;
  const work = async () => {
    expect(++running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    if (++nights === 3) stop.abort();
  };
  await everyNight(work, stop.signal, () => 1);
  expect(nights).toBe(3);
});

test('a server that stops before the night does nothing', async () => {
  const stop = new AbortController();
  const ended = everyNight(
    () => Promise.reject(new Error('too early')),
    stop.signal,
    () => 60_000,
  );
  stop.abort();
  await ended;
});
