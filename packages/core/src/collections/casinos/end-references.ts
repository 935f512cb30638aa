import type { ChangeContext } from '../../operations/define/operation.js';
import { displayNameOf } from '../../store/content.js';
import { type Warning, warning } from '../../warning.js';
import { forgetDistinct } from '../distinct-pairs/distinct-pairs.js';
import { removeListings } from '../listings/listing-references.js';

/** Ends what refers to casinos that are deleted: a bonus keeps the name of its casino, its listings go, and nothing is told of two that are one. */
export function endReferences(content: ChangeContext['content'], gone: ReadonlySet<string>): Warning[] {
  forgetDistinct(content, gone);
  removeListings(content, gone);
  const left: string[] = [];
  for (const bonus of [...content.bonuses.all()]) {
    if (bonus.casinoId === undefined || !gone.has(bonus.casinoId)) continue;
    content.bonuses.update(bonus.id, { casinoId: null });
    left.push(displayNameOf(bonus));
  }
  return left.length === 0 ? [] : [warning('casino.bonuses-left', { names: left })];
}
