import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { GAME_CATEGORIES, type Game } from '../../model/game.js';
import { byName } from '../../rules/ranking.js';
import { matches } from '../../rules/search.js';
import type { OutputOf } from '../define/lazy-schema.js';
import { recordOperations } from '../records/record-operations.js';
import { type RecordSelection, selectInTurns } from '../records/select-records.js';
import { compareBy, ordersBy } from '../records/sort-records.js';

/** The orders of a list of games. */
export const GAME_SORTS = ordersBy('name', 'provider', 'rating', 'createdAt');

/** The filters of a list of games. */
export const gameQuery = lazy(() =>
  z.strictObject({
    /** Words in the name or provider. */
    search: z.string().optional(),
    category: z.enum(GAME_CATEGORIES).optional(),
    sort: z.enum(GAME_SORTS).optional().describe('The order; - turns it round'),
  }),
);

/** The query of a list of games: best first unless another order is given. */
export function gameSelection({
  search = '',
  category,
  sort,
}: OutputOf<typeof gameQuery>): RecordSelection<Game> {
  return {
    passes: (game) =>
      matches(search, game.name, game.provider) && (category === undefined || game.category === category),
    compare: compareBy<Game>(sort, (a, b) => b.rating - a.rating || byName(a, b)),
  };
}

/** List, show, add, edit and delete games. */
export const {
  list: gamesList,
  show: gamesShow,
  add: gamesAdd,
  edit: gamesEdit,
  delete: gamesDelete,
} = recordOperations({
  collection: 'games',
  viewPermission: 'see all content',
  editPermission: 'edit casinos, bonuses and games',
  deletePermission: 'import and delete content',
  screen: '/admin/games',
  query: gameQuery,
  select: (games, query) => selectInTurns(games, gameSelection(query)),
});
