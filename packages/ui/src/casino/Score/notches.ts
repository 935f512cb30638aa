const NOTCH = 10;
const GAP = 1.8;

/**
 * The dash pattern that fills `value` of ten notches along a line of length 100: whole notches, then a part of the
 * next one.
 */
export function filledNotches(value: number): string {
  const whole = Math.floor(Math.min(10, Math.max(0, value)));
  const part = Math.min(10, Math.max(0, value)) - whole;
  const dashes = Array.from({ length: whole }, () => `${NOTCH - GAP} ${GAP}`);
  const last = round(part * (NOTCH - GAP));
  return [...dashes, `${last} ${100 - last}`, '0 100'].join(' ');
}

/** The dash pattern of ten empty notches. */
export const ALL_NOTCHES = `${NOTCH - GAP} ${GAP}`;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
