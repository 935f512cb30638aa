import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { askedIssues } from '../../model/asked-fields.js';
import { BONUS_CATEGORIES, type Bonus, bonus } from '../../model/bonus.js';
import { matches } from '../../rules/search.js';
import { slugOf } from '../../values/slug.js';
import { withIssuePath } from '../define/issue-path.js';
import type { OutputOf } from '../define/lazy-schema.js';
import type { ChangeContext } from '../define/operation.js';
import { requireValid } from '../define/require-valid.js';
import { recordOperations } from '../records/record-operations.js';
import { type RecordSelection, selectInTurns } from '../records/select-records.js';
import { compareBy, ordersBy } from '../records/sort-records.js';

/** The orders of a list of bonuses. */
export const BONUS_SORTS = ordersBy('casino', 'title', 'rating', 'createdAt');

/** The filters of a list of bonuses. */
export const bonusQuery = lazy(() =>
  z.strictObject({
    /** Words in the casino's name or the title. */
    search: z.string().optional(),
    category: z.enum(BONUS_CATEGORIES).optional(),
    /** The casino's name in the bonus, or the slug made from it. */
    casino: z.string().optional(),
    sort: z.enum(BONUS_SORTS).optional().describe('The order; - turns it round'),
  }),
);

/** The query of a list of bonuses: in stored order unless another is given. */
export function bonusSelection({
  search = '',
  category,
  casino,
  sort,
}: OutputOf<typeof bonusQuery>): RecordSelection<Bonus> {
  return {
    passes: (bonus) =>
      matches(search, bonus.casino, bonus.title) &&
      (category === undefined || bonus.category === category) &&
      (casino === undefined ||
        bonus.casino.toLowerCase() === casino.toLowerCase() ||
        slugOf(bonus.casino) === casino),
    compare: compareBy(sort),
  };
}

/** List, show, add, edit and delete bonuses; a casino given by slug or id fills in its name. */
export const {
  list: bonusesList,
  show: bonusesShow,
  add: bonusesAdd,
  edit: bonusesEdit,
  delete: bonusesDelete,
} = recordOperations({
  collection: 'bonuses',
  viewPermission: 'see all content',
  editPermission: 'edit casinos, bonuses and games',
  deletePermission: 'import and delete content',
  screen: '/admin/bonuses',
  query: bonusQuery,
  select: (bonuses, query) => selectInTurns(bonuses, bonusSelection(query)),
  derive: deriveBonusFields,
});

/** What is stored of what was given, by an import too. Problem: `invalid` without a casino or a title. */
export function deriveBonusFields(
  context: ChangeContext,
  given: Record<string, unknown>,
  before?: Bonus,
): Record<string, unknown> {
  const derived = withCasino(context, given, before);
  const issues = askedIssues(bonus, derived, before === undefined);
  return requireValid(issues.length > 0 ? { issues } : { value: derived });
}

/** Derives which casino a bonus, new or changed, belongs to. */
function withCasino(
  { content }: ChangeContext,
  given: Record<string, unknown>,
  before?: Bonus,
): Record<string, unknown> {
  const { casino, casinoId } = given;
  if (typeof casinoId === 'string') {
    const { id, name } = withIssuePath('casinoId', () => content.casinos.require(casinoId));
    return { ...given, casinoId: id, ...(casino === undefined ? { casino: name } : {}) };
  }
  if (typeof casino !== 'string') return given;
  const named = content.casinos.getBySlug(casino);
  if (named !== undefined) return { ...given, casino: named.name, casinoId: named.id };
  // Another casino name ends the reference to the previous casino.
  const isOther = before?.casinoId !== undefined && casinoId === undefined && casino !== before.casino;
  return isOther ? { ...given, casinoId: null } : given;
}
