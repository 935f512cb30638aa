/** A pin of a toplist that does nothing; `day` is its last. */
export type IdlePin = {
  title: string;
  casino: string;
  day: string;
  why: IdleReason;
};

/** Why a pin does nothing. */
export type IdleReason = keyof typeof IDLE_REASONS;

const IDLE_REASONS = {
  ended: ({ day }: { day: string }) => `it ended on ${day}`,
  unknown: () => 'there is no such casino',
  inactive: () => 'the casino is not active',
  blacklisted: () => 'the casino is blacklisted',
  'not-listed': () => 'the casino does not fit the list',
  withheld: () => 'the casino gets no link in the market of the list',
} as const;

/** What is told of a pin that does nothing. */
export function idlePinText(pin: IdlePin): string {
  return `The pin of '${pin.casino}' on '${pin.title}' does nothing: ${IDLE_REASONS[pin.why](pin)}`;
}
