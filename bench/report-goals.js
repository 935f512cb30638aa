/** The results that missed their goal in this run. */
export const missedGoals = [];

/** Prints the times of two sides in milliseconds, and compares their ratio with its goal if it has one. */
export function reportRatio(what, { ours, peer, ratio }, against, goal) {
  const figures = `${formatMs(ours)} beside ${formatMs(peer)} of ${against}`;
  if (goal === undefined) process.stdout.write(`${what}: ${ratio.toFixed(2)} x (${figures})\n`);
  else checkAtMost(what, ratio, goal, 'x', ` (${figures})`);
}

/** Prints a value beside its maximum. */
export function checkAtMost(what, value, goal, unit, figures = '') {
  verdict(what, value <= goal, value, `goal ${goal} ${unit}`, unit, figures);
}

/** Prints a value beside its minimum. */
export function checkAtLeast(what, value, goal, unit, figures = '') {
  verdict(what, value >= goal, value, `goal at least ${goal} ${unit}`, unit, figures);
}

function verdict(what, isMet, value, goal, unit, figures) {
  if (!isMet) missedGoals.push(what);
  process.stdout.write(
    `${what}: ${value.toFixed(2)} ${unit}, ${goal}: ${isMet ? 'met' : 'MISSED'}${figures}\n`,
  );
}

/** Formats milliseconds for people. */
export function formatMs(value) {
  if (value < 10) return `${value.toFixed(1)} ms`;
  return value < 1000 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(2)} s`;
}
