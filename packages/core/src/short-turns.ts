/** Resolves in a later turn of the event loop, so that other work goes on; undefined while the present turn is short. */
type Pause = () => Promise<void> | undefined;

/** How long a turn may take before others get theirs, in milliseconds. */
const TURN_MS = 5;

/** Where there is no `setImmediate`, as in browsers, a timer ends the turn, which takes a millisecond. */
const inNextTurn: (work: () => void) => unknown =
  (globalThis as { setImmediate?: (work: () => void) => unknown }).setImmediate ?? setTimeout;

/** Creates the pause of one piece of long work, for turns that take no longer than this, in milliseconds. */
export function createPause(turnMs = TURN_MS): Pause {
  let until = performance.now() + turnMs;
  return () => {
    if (performance.now() < until) return undefined;
    return new Promise((resolve) =>
      inNextTurn(() => {
        until = performance.now() + turnMs;
        resolve();
      }),
    );
  };
}

/** Work that can pause at each of its steps. */
export type Steps<T> = Generator<unknown, T>;

/** Does all steps of a work in one turn. */
export function finishSteps<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does the steps of a work in short turns. */
export async function finishInTurns<T>(steps: Steps<T>): Promise<T> {
  const pause = createPause();
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const paused = pause();
    // Awaiting nothing would still take longer than most steps.
    if (paused !== undefined) await paused;
  }
  return step.value;
}

/** The items that pass, in their order, as `filter()` finds them, in short turns. */
export function filterInTurns<T>(items: Iterable<T>, passes: (item: T) => boolean): Promise<T[]> {
  return finishInTurns(filterSteps(items, passes));
}

function* filterSteps<T>(items: Iterable<T>, passes: (item: T) => boolean): Steps<T[]> {
  const passed: T[] = [];
  for (const item of items) {
    if (passes(item)) passed.push(item);
    yield;
  }
  return passed;
}

/** All of what is made as it is read, in short turns. */
export function collectInTurns<T>(items: Iterable<T>): Promise<T[]> {
  return filterInTurns(items, () => true);
}
