import type { ChangeContext } from '../../operations/define/operation.js';
import { isOnToplist } from '../../rules/facets/toplist-query.js';
import { type Warning, warning } from '../../warning.js';
import { idlePins } from './idle-pins.js';
import { scoreClaim } from './score-claims.js';
import type { Toplist } from './toplist.js';

/** The fields whose words readers see. */
const TEXTS = ['title', 'description', 'intro', 'outro'] as const;

/** What is told of a toplist that was saved, as far as these fields decide about it. */
export function toplistWarnings(
  content: ChangeContext['content'],
  toplist: Toplist,
  given: Readonly<Record<string, unknown>>,
): Warning[] {
  const isGiven = (...fields: readonly string[]) => fields.some((field) => given[field] !== undefined);
  return [
    ...(isGiven('query') ? emptyWarnings(content, toplist) : []),
    ...(isGiven('query', 'pins') ? idleWarnings(content, toplist) : []),
    ...(isGiven('pins', ...TEXTS) ? claimWarnings(toplist) : []),
  ];
}

function emptyWarnings(
  { casinos }: ChangeContext['content'],
  { title, query, updatedAt }: Toplist,
): Warning[] {
  const isListed = isOnToplist(query, updatedAt);
  const first = casinos.find((casino) => casino.isActive && isListed(casino));
  return first === undefined ? [warning('toplist.holds-none', { title })] : [];
}

function idleWarnings(content: ChangeContext['content'], toplist: Toplist): Warning[] {
  const { title, updatedAt } = toplist;
  const idle = [...idlePins(content, toplist, (slug) => content.casinos.getBySlug(slug), updatedAt)];
  return idle.map(({ pin: { casino, until: day }, why }) =>
    warning('toplist.idle-pin', { title, casino, day, why }),
  );
}

/** A list with pins is not in the order of scores alone, and must not say so. */
function claimWarnings(toplist: Toplist): Warning[] {
  if (toplist.pins.length === 0) return [];
  const words = TEXTS.flatMap((field) => scoreClaim(toplist[field]) ?? []);
  return words
    .slice(0, 1)
    .map((first) => warning('toplist.claims-score', { title: toplist.title, words: first }));
}
