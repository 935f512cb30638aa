const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const FORMAT = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago something was, in words: "2 minutes ago". */
export function relativeTime(moment: Date, now = new Date()): string {
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1_000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return FORMAT.format(Math.trunc(seconds / length), unit);
}
