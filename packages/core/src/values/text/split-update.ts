const DAY_FIRST = /^(\d{4}-\d{2}-\d{2})\s+(\S[\s\S]*)$/;

/** Splits an update: the day, and what changed on it; both are '' for any other text. */
export function splitUpdate(text: string): { day: string; text: string } {
  const [, day = '', what = ''] = DAY_FIRST.exec(text.trim()) ?? [];
  return { day, text: what };
}
