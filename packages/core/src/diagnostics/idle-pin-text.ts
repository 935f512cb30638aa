/** A pin of a toplist that does nothing; `day` is its last. */
export type IdlePin = {
  title: string;
  casino: string;
  day: string;
  why: 'ended' | 'unknown' | 'inactive' | 'blacklisted' | 'not-listed' | 'withheld';
};

const IDLE_REASONS = {
  ended: ({ day }: IdlePin) => `it ended on ${day}`,
  unknown: () => 'there is no such casino',
  inactive: () => 'the casino is not active',
  blacklisted: () => 'the casino is blacklisted',
  'not-listed': () => 'the casino does not fit the list',
  withheld: () => 'the casino gets no link in the market of the list',
} as const;

/** A toplist with pins, and the words of it that say that it is in the order of scores. */
export type ClaimedOrder = { title: string; words: string };

/** What is told of a toplist with pins that says that it is in the order of scores. */
export function claimedOrderText({ title, words }: ClaimedOrder): string {
  return `'${title}' has pins, and says "${words}": readers would take every place for one by score`;
}

/** What is told of a pin that does nothing. */
export function idlePinText(pin: IdlePin): string {
  return `The pin of '${pin.casino}' on '${pin.title}' does nothing: ${IDLE_REASONS[pin.why](pin)}`;
}
