/** Resolves in a later turn of the event loop, so that other work goes on; undefined while the present turn is short. */
export type Pause = () => Promise<void> | undefined;

/** Items that are visited, sorted or merged between two looks at the clock. */
const STEP = 500;

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

/** Work that can pause after each of its steps. */
export type Steps<T> = Generator<undefined, T>;

/** Does all steps of a work in one turn. */
export function finishSteps<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does the steps of a work in short turns. */
export async function finishInTurns<T>(steps: Steps<T>, pause = createPause()): Promise<T> {
  let step = steps.next();
  for (; !step.done; step = steps.next()) await pause();
  return step.value;
}

/** Visits items, some at each step. */
export function* visitInSteps<T>(items: Iterable<T>, visit: (item: T) => void): Steps<void> {
  let count = 0;
  for (const item of items) {
    visit(item);
    if (++count % STEP === 0) yield;
  }
}

/** The items that pass, in their order, as `filter()` finds them, in short turns. */
export async function filterInTurns<T>(items: Iterable<T>, passes: (item: T) => boolean): Promise<T[]> {
  const pause = createPause();
  const passed: T[] = [];
  for (const item of items) {
    if (passes(item)) passed.push(item);
    const paused = pause();
    if (paused !== undefined) await paused;
  }
  return passed;
}

/** All of what is made as it is read, in short turns. */
export function collectInTurns<T>(items: Iterable<T>): Promise<T[]> {
  return filterInTurns(items, () => true);
}

/** A sorted copy, as `toSorted()` makes one, in short turns. */
export async function sortInTurns<T>(items: readonly T[], compare: (a: T, b: T) => number): Promise<T[]> {
  const pause = createPause();
  let runs: T[][] = [];
  for (let at = 0; at < items.length; at += STEP) {
    runs.push(items.slice(at, at + STEP).sort(compare));
    await pause();
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let n = 0; n < runs.length; n += 2) {
      merged.push(await mergeInTurns(runs[n] as T[], runs[n + 1] ?? [], compare, pause));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function mergeInTurns<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => number,
  pause: Pause,
): Promise<T[]> {
  // Runs that are in order already, as those of a list that was sorted before, cost one comparison.
  const isInOrder = left.length === 0 || right.length === 0 || compare(left.at(-1) as T, right[0] as T) <= 0;
  if (isInOrder) return [...left, ...right];
  const merged: T[] = [];
  let l = 0;
  let r = 0;
  while (l < left.length && r < right.length) {
    // The left one first where both are equal, so that the sort is stable.
    merged.push((compare(left[l] as T, right[r] as T) <= 0 ? left[l++] : right[r++]) as T);
    if (merged.length % STEP === 0) await pause();
  }
  return [...merged, ...left.slice(l), ...right.slice(r)];
}
