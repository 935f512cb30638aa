/** From a width on, the height to keep; both in CSS pixels. */
export interface HeightStep {
  from: number;
  height: number;
}

const NARROWEST = 280;
const WIDEST = 1280;
const STRIDE = 4;
/** The widths where the layout of a card changes. */
const LAYOUTS = [419, 643, 995];
/** How much more than needed a step may keep, in parts of what is needed. */
const TOO_MUCH = 0.02;

/** The fewest steps that keep what is needed at every width up to the last, and hardly more. */
export function heightSteps(height: (width: number) => number, widest = WIDEST): HeightStep[] {
  const steps: HeightStep[] = [];
  let least = 0;
  for (const width of widths(widest)) {
    const needed = Math.ceil(height(width));
    const last = steps.at(-1);
    const most = Math.max(needed, last?.height ?? 0);
    if (last !== undefined && most <= Math.min(least, needed) * (1 + TOO_MUCH)) {
      last.height = most;
      least = Math.min(least, needed);
    } else {
      steps.push({ from: width, height: needed });
      least = needed;
    }
  }
  return steps;
}

function widths(widest: number): number[] {
  const even = Array.from(
    { length: Math.floor((widest - NARROWEST) / STRIDE) + 1 },
    (_, i) => NARROWEST + i * STRIDE,
  );
  return [...even, ...LAYOUTS.filter((width) => width <= widest)].sort((a, b) => a - b);
}

/**
 * A CSS height that depends on the width of the container, which `whole` stands for: `100%` in a padding, whose percentages
 * are those of the width.
 */
export function heightExpression(steps: readonly HeightStep[], whole: '100%' | '100cqi'): string {
  const parts = steps.slice(1).map(({ from, height }, place) => {
    const more = (steps[place] as HeightStep).height - height;
    return ` ${more > 0 ? '+' : '-'} clamp(0px, (${from}px - ${whole}) * 999, ${Math.abs(more)}px)`;
  });
  return `${steps.at(-1)?.height ?? 0}px${parts.join('')}`;
}
