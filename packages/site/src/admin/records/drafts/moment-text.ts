/** A moment on this reader's clock, such as `1 December 2026 at 09:30`. */
export function momentText(moment: string): string {
  return new Date(moment).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}
