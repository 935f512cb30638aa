import { addRenameRedirect } from '../../../operations/redirects/redirect-on-rename.js';
import type { Transaction } from '../../../store/transaction.js';
import { renameInPins } from '../../toplists/pin-references.js';
import type { Casino } from '../casino.js';

/** Gives the bonuses of merged casinos to the one that stays; says how many. */
export function carryBonuses(content: Transaction, gone: readonly Casino[], after: Casino): number {
  const ids = new Set(gone.map(({ id }) => id));
  const names = new Set(gone.map(({ name }) => name));
  let carried = 0;
  for (const { id, casinoId, casino } of [...content.bonuses.all()]) {
    const isCarried = casinoId === undefined ? names.has(casino) && casino !== after.name : ids.has(casinoId);
    if (!isCarried) continue;
    const given = casinoId === undefined ? {} : { casinoId: after.id };
    content.bonuses.update(id, { ...given, casino: after.name });
    carried++;
  }
  return carried;
}

/** Gives what programmes reported of merged casinos to the one that stays. */
export function carryEarnings({ earnings }: Transaction, gone: readonly Casino[], after: Casino): void {
  const ids = new Set(gone.map(({ id }) => id));
  for (const { id, casinoId } of [...earnings.all()])
    if (casinoId !== undefined && ids.has(casinoId)) earnings.update(id, { casinoId: after.id });
}

/** Gives the complaints and tournaments of merged casinos to the one that stays; says how many. */
export function carryCommunity(content: Transaction, gone: readonly Casino[], after: Casino): number {
  const names = new Set(gone.map(({ name }) => name).filter((name) => name !== after.name));
  const community = content.community.get();
  let carried = 0;
  const renamed = <T extends { casino: string }>(items: readonly T[]) =>
    items.map((item) => {
      if (!names.has(item.casino)) return item;
      carried++;
      return { ...item, casino: after.name };
    });
  const complaints = renamed(community.complaints);
  const tournaments = renamed(community.tournaments);
  if (carried > 0) content.community.set({ ...community, complaints, tournaments });
  return carried;
}

/** Names the casino that stays in toplists whose condition or pins name a merged one by its id or slug; says how many. */
export function carryToplists(content: Transaction, gone: readonly Casino[], after: Casino): number {
  const carried = new Set(
    renameInPins(
      content,
      gone.map(({ slug }) => slug),
      after.slug,
    ),
  );
  for (const { id, query } of [...content.toplists.all()]) {
    const given = new URLSearchParams(query);
    const where = given.get('where') ?? '';
    const next = gone.reduce((text, one) => renamedIn(text, one, after), where);
    if (next === where) continue;
    const filters = query.split('&').filter((part) => !part.startsWith('where='));
    content.toplists.update(id, { query: [...filters, `where=${encodeURIComponent(next)}`].join('&') });
    carried.add(id);
  }
  return carried.size;
}

function renamedIn(condition: string, gone: Casino, after: Casino): string {
  const slug = new RegExp(`(\\bslug\\s*!?=\\s*["']?)${gone.slug}(?![a-z0-9-])`, 'gi');
  return condition.replaceAll(gone.id, after.id).replace(slug, (_, start: string) => `${start}${after.slug}`);
}

/**
 * Redirects the reviews of merged casinos, and that of the kept one where its slug is another, to the review that stays; says
 * how many. Problem: `conflict` where other rules lead from there back.
 */
export function redirectMerged(
  content: Transaction,
  gone: readonly Casino[],
  before: Casino,
  after: Casino,
): number {
  const slugs = new Set([before, ...gone].map(({ slug }) => slug));
  slugs.delete(after.slug);
  for (const slug of slugs) addRenameRedirect(content, 'review', slug, after.slug);
  return slugs.size;
}
