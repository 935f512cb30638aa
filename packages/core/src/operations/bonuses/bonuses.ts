import * as z from 'zod';
import { BONUS_CATEGORIES, type Bonus } from '../../model/bonus.js';
import { matches } from '../../rules/search.js';
import { slugOf } from '../../values/slug.js';
import { withFieldPath } from '../define/field-path.js';
import { recordOperations } from '../records/record-operations.js';

/** What a list of bonuses can be cut to. */
export const bonusQuery = z.strictObject({
  /** Words sought in casino and title. */
  search: z.string().optional(),
  category: z.enum(BONUS_CATEGORIES).optional(),
  /** A casino's name as it stands on the bonus, or the slug that it makes. */
  casino: z.string().optional(),
});

/** The bonuses that a query asks for, as they are stored. */
export function filterBonuses(
  bonuses: Iterable<Bonus>,
  { search = '', category, casino }: z.output<typeof bonusQuery>,
): Bonus[] {
  return [...bonuses].filter(
    (bonus) =>
      matches(search, bonus.casino, bonus.title) &&
      (category === undefined || bonus.category === category) &&
      (casino === undefined ||
        bonus.casino.toLowerCase() === casino.toLowerCase() ||
        slugOf(bonus.casino) === casino),
  );
}

/** List, show, add, edit and delete bonuses; a casino that is named by its slug or id lends its name. */
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
  select: filterBonuses,
  beforeSave({ content }, given, before) {
    const { casino, casinoId } = given;
    if (typeof casinoId === 'string') {
      const { id, name } = withFieldPath('casinoId', () => content.casinos.require(casinoId));
      return { ...given, casinoId: id, ...(casino === undefined ? { casino: name } : {}) };
    }
    if (typeof casino !== 'string') return given;
    const named = content.casinos.getBySlug(casino);
    if (named !== undefined) return { ...given, casino: named.name, casinoId: named.id };
    // A bonus that goes to another casino by name is no longer that of the old one.
    const isOther = before?.casinoId !== undefined && casinoId === undefined && casino !== before.casino;
    return isOther ? { ...given, casinoId: null } : given;
  },
});
