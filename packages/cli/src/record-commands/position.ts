import { usageProblem } from '../terminal/errors/error-output.js';

/** Where to move something to: a step, or a position counted from 1. */
type MoveTarget = 'up' | 'down' | number;

/** Parses a position. Problem: `usage`, with the message of its list. */
export function parsePosition(
  text: string,
  { message, hint }: { message: string; hint: string },
): MoveTarget {
  if (text === 'up' || text === 'down') return text;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw usageProblem(`'${text}' ${message}`, hint);
}
