const DAY = 86_400_000;

/** All days that there are. */
export const ALL_DAYS: Period = { since: '0000-01-01', until: '9999-12-31' };

/** Days from one to another, both inclusive, each as YYYY-MM-DD. */
export interface Period {
  since: string;
  until: string;
}

/** The days of a day or a month. */
export function periodOf(dayOrMonth: string): Period {
  if (dayOrMonth.length > 'YYYY-MM'.length) return { since: dayOrMonth, until: dayOrMonth };
  const since = `${dayOrMonth}-01`;
  const first = new Date(since);
  const after = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
  return { since, until: dayAt(after - DAY) };
}

/** The period of as many days that ends the day before this one begins. */
export function periodBefore({ since, until }: Period): Period {
  const first = Date.parse(since);
  return { since: dayAt(first - (Date.parse(until) - first) - DAY), until: dayAt(first - DAY) };
}

/** How much of a period is in another. */
export function overlapOf(one: Period, other: Period): 'whole' | 'part' | 'none' {
  if (one.since >= other.since && one.until <= other.until) return 'whole';
  return one.until < other.since || one.since > other.until ? 'none' : 'part';
}

/** Each day of a period. */
export function daysOf({ since, until }: Period): string[] {
  const days: string[] = [];
  for (let at = Date.parse(since); at <= Date.parse(until); at += DAY) days.push(dayAt(at));
  return days;
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
