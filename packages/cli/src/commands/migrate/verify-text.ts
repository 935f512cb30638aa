import { counted, OLD_OUTCOMES, type OldAnswer } from '@croupier/core';

/** The outcomes by which nobody is lost. */
const FINE: ReadonlySet<OldAnswer['outcome']> = new Set(['page', 'one-hop', 'gone']);
/** How many addresses of an outcome are named. */
const MAX_NAMED = 20;

/** What an outcome means. */
export const OUTCOME_TEXTS: Readonly<Record<OldAnswer['outcome'], string>> = {
  page: 'shown by a page or a file',
  'one-hop': 'sent on by one redirect',
  gone: 'answered as gone',
  'several-hops': 'sent on more than once',
  'to-home': 'sent to the home page',
  missing: 'leading to nothing',
  loop: 'going round in a circle',
};

/** Whether visitors and search engines would lose something. */
export function isLost({ outcome }: OldAnswer): boolean {
  return !FINE.has(outcome);
}

/** How many addresses have each outcome. */
export function countedOutcomes(answers: readonly OldAnswer[]): Record<string, number> {
  const counts = OLD_OUTCOMES.map((outcome) => {
    return [outcome, answers.filter((one) => one.outcome === outcome).length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** What old addresses answer, line by line. */
export function verifyLines(answers: readonly OldAnswer[]): string[] {
  const counts = OLD_OUTCOMES.map((outcome) => ({
    outcome,
    found: answers.filter((one) => one.outcome === outcome),
  })).filter(({ found }) => found.length > 0);
  return [
    `${counted(answers.length, 'old address', 'old addresses')}.`,
    ...counts.flatMap(({ outcome, found }) => [
      `${found.length} ${OUTCOME_TEXTS[outcome]}${FINE.has(outcome) ? '' : ':'}`,
      ...(FINE.has(outcome) ? [] : namedLines(found)),
    ]),
  ];
}

function namedLines(found: readonly OldAnswer[]): string[] {
  const more = found.length - MAX_NAMED;
  return [
    ...found
      .slice(0, MAX_NAMED)
      .map(({ address, to, hops }) => `  ${address}${hops === 0 ? '' : ` → ${to}`}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
