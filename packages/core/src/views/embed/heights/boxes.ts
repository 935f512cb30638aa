/** A box in a row: as wide as its content, unless the row is narrower. */
export interface Box {
  width: number;
  height(width: number): number;
}

/** The height of boxes that wrap into rows of a width. */
export function rowsHeight(
  boxes: readonly Box[],
  { width, between, below }: { width: number; between: number; below: number },
): number {
  const rows: number[] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    const taken = Math.min(width, box.width);
    const height = box.height(taken);
    filled += between + taken;
    if (filled > width) {
      rows.push(height);
      filled = taken;
    } else rows.push(Math.max(rows.pop() ?? 0, height));
  }
  return stackHeight(rows, below);
}

/** The height of what stands below each other, with gaps between what has a height. */
export function stackHeight(heights: readonly number[], gap: number): number {
  return heights.reduce((sum, height) => (height === 0 ? sum : sum === 0 ? height : sum + gap + height), 0);
}
