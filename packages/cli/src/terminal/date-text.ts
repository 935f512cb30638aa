/** A moment as people read it, in UTC: `2026-01-05 09:30`, with seconds `2026-01-05 09:30:12`. */
export function dateText(at: string, { seconds = false } = {}): string {
  return at.slice(0, seconds ? 19 : 16).replace('T', ' ');
}
