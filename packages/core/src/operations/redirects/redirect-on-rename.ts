import type { Casino } from '../../collections/casinos/casino.js';
import { renameInListings } from '../../collections/listings/listing-references.js';
import { renameInPins } from '../../collections/toplists/pin-references.js';
import type { CollectionName } from '../../model/collections.js';
import type { Transaction } from '../../store/transaction.js';
import { routePath } from '../../urls/routes.js';
import { requireReachable } from './redirect-loops.js';
import { publicSlugs, RECORD_PAGES, type RecordPageKind } from './redirected-records.js';

/** Gives what names a casino its new name: its bonuses, its listings and its pins. */
export function renameCasino(content: Transaction, before: Casino, after: Casino): void {
  renameInListings(content, before, after);
  if (before.slug !== after.slug) renameInPins(content, [before.slug], after.slug);
  if (before.name === after.name) return;
  for (const bonus of content.bonuses.all()) {
    if (bonus.casinoId === after.id || (bonus.casinoId === undefined && bonus.casino === before.name)) {
      content.bonuses.update(bonus.id, { casino: after.name });
    }
  }
}

/** Redirects the page of a record that visitors may have seen to its new slug. Problem: `conflict`. */
export function redirectRenamed(
  content: Transaction,
  collection: CollectionName,
  before: object,
  after: object,
): void {
  const kind = RECORD_PAGES.get(collection);
  const [oldSlug] = publicSlugs([before]);
  const { slug } = after as { slug?: string };
  if (kind === undefined || oldSlug === undefined || slug === undefined || slug === oldSlug) return;
  addRenameRedirect(content, kind, oldSlug, slug);
}

/**
 * Adds a permanent redirect from a page's old slug to its new one, points rules with the old address as their target at the
 * new one, and removes a rule with the new address as its source. Problem: `conflict` where other rules lead from the new
 * address to the old one.
 */
export function addRenameRedirect(
  content: Transaction,
  kind: RecordPageKind,
  oldSlug: string,
  newSlug: string,
): void {
  const from = routePath({ kind, slug: oldSlug });
  const to = routePath({ kind, slug: newSlug });
  let last = -1;
  const changed = new Set<string>();
  for (const rule of [...content.redirects.all()]) {
    if (rule.match === 'exact' && (rule.source === to || rule.source === from)) {
      content.redirects.remove(rule.id);
      continue;
    }
    last = Math.max(last, rule.order);
    if (rule.target === from) changed.add(content.redirects.update(rule.id, { target: to }).id);
  }
  changed.add(content.redirects.insert({ source: from, target: to, order: last + 1 }).id);
  requireReachable(content, changed, to);
}
