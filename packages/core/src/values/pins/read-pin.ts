/** A casino at a place of a toplist that its score does not give it, until a day, and what readers are told. */
export interface Pin {
  /** Its slug. */
  casino: string;
  /** From 1. */
  place: number;
  /** The last day, YYYY-MM-DD. */
  until: string;
  /** Why it stands there; readers see it. */
  reason: string;
}

/** The last place that a pin may name. */
export const LAST_PLACE = 1_000;
/** The longest reason, in characters. */
export const MAX_REASON_LENGTH = 200;

const PIN = /^([a-z0-9-]+)\s*@\s*(\d{1,4})\s+until\s+(\d{4}-\d{2}-\d{2})\s*:\s*(\S.*)$/;

/** Where the next pin begins in a text: behind a comma, since reasons have commas too. */
export const PIN_SEPARATOR = /,(?=\s*[a-z0-9-]+\s*@\s*\d{1,4}\s+until\s)/;

/** The pin that a text says, such as `golden-fox @ 1 until 2026-12-31: Partner of the month`; undefined where it says none. */
export function readPin(text: string): Pin | undefined {
  const [, casino, place, until, reason] = PIN.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  if (casino === undefined || until === undefined || reason === undefined) return undefined;
  return { casino, place: Number(place), until, reason };
}

/** A pin as text; one that is still written may have parts that are none. */
export function formatPin({ casino, place, until, reason }: Record<keyof Pin, string | number>): string {
  return `${casino} @ ${place} until ${until}: ${reason}`;
}

/** Whether a pin holds on a day (YYYY-MM-DD); it does on its last. */
export function isActiveOn({ until }: Pick<Pin, 'until'>, today: string): boolean {
  return until >= today;
}
