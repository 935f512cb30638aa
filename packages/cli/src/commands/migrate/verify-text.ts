import { counted, OLD_OUTCOMES } from '@croupier/core';
import { DIFFERENCES, type PageDifference } from './compare-pages.js';
import type { LiveAnswer } from './live-site.js';

/** What becomes of an old address. */
export type VerifiedAddress = Omit<LiveAnswer, 'html'>;

/** What may become of one, the best first. */
export const OUTCOMES: readonly VerifiedAddress['outcome'][] = [...OLD_OUTCOMES, 'failed'];

/** The outcomes by which nobody is lost. */
const FINE: ReadonlySet<VerifiedAddress['outcome']> = new Set(['page', 'one-hop', 'gone']);
/** How many addresses of an outcome are named. */
const MAX_NAMED = 20;

/** What an outcome means. */
export const OUTCOME_TEXTS: Readonly<Record<VerifiedAddress['outcome'], string>> = {
  page: 'shown by a page or a file',
  'one-hop': 'sent on by one redirect',
  gone: 'answered as gone',
  'several-hops': 'sent on more than once',
  'to-home': 'sent to the home page',
  missing: 'leading to nothing',
  loop: 'going round in a circle',
  failed: 'answered with an error, or not at all',
};

/** What a difference is about. */
export const DIFFERENCE_TEXTS: Readonly<Record<PageDifference['kind'], string>> = {
  title: 'Pages with another title',
  heading: 'Pages with another heading',
  canonical: 'Pages with another canonical address',
  link: 'Links to other sites that are lost',
  picture: 'Pictures that are lost',
};

/** Whether visitors and search engines would lose something. */
export function isLost({ outcome }: VerifiedAddress): boolean {
  return !FINE.has(outcome);
}

/** How many addresses have each outcome. */
export function countedOutcomes(answers: readonly VerifiedAddress[]): Record<string, number> {
  const counts = OUTCOMES.map((outcome) => {
    return [outcome, answers.filter((one) => one.outcome === outcome).length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** What old addresses answer, line by line. */
export function verifyLines(answers: readonly VerifiedAddress[]): string[] {
  const counts = OUTCOMES.map((outcome) => ({
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

/** What the new pages lack of the old ones: links by where they led, the others by their page. */
export function differenceLines(differences: readonly PageDifference[]): string[] {
  return DIFFERENCES.flatMap((kind) => {
    const found = differences.filter((one) => one.kind === kind);
    if (found.length === 0) return [];
    const named = [...new Set(found.map(({ address, was }) => (kind === 'link' ? was : address)))];
    const more = named.length - MAX_NAMED;
    return [
      `${DIFFERENCE_TEXTS[kind]} (${found.length}):`,
      ...named.slice(0, MAX_NAMED).map((name) => `  ${name}${kind === 'link' ? onPages(found, name) : ''}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ];
  });
}

function onPages(found: readonly PageDifference[], link: string): string {
  const [first, ...more] = found.filter(({ was }) => was === link);
  return ` on ${first?.address}${more.length === 0 ? '' : ` and ${more.length} more`}`;
}

function namedLines(found: readonly VerifiedAddress[]): string[] {
  const more = found.length - MAX_NAMED;
  return [
    ...found
      .slice(0, MAX_NAMED)
      .map(({ address, to, hops }) => `  ${address}${hops === 0 ? '' : ` → ${to}`}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
