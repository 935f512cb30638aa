/** The position of what is moved by one or to a position, counted from 1. */
export function positionAfter(position: number, to: 'up' | 'down' | number): number {
  if (typeof to === 'number') return to;
  return to === 'up' ? position - 1 : position + 1;
}
