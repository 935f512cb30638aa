import { byName } from '../../rules/ranking.js';
import { collection } from '../collection.js';
import { oneOf } from '../filters.js';
import { GAME_CATEGORIES } from './game.js';

/** Games that casinos offer, the best first. */
export const games = collection('games', {
  label: 'name',
  editPermission: 'edit casinos, bonuses and games',
  search: ['name', 'provider'],
  filters: { category: oneOf(GAME_CATEGORIES, 'kind') },
  sorts: ['name', 'provider', 'rating', 'createdAt'],
  order: (a, b) => b.rating - a.rating || byName(a, b),
  file: {
    identity: ['name', 'provider'],
    columns: ['name', 'provider', 'category', 'rating'],
    scale: 10,
  },
});

/** The orders of a list of games. */
export const GAME_SORTS = games.sorts;
/** List, show, add, edit, delete, import and export games, and an empty file to fill in. */
export const {
  list: gamesList,
  show: gamesShow,
  add: gamesAdd,
  edit: gamesEdit,
  delete: gamesDelete,
  import: gamesImport,
  export: gamesExport,
  template: gamesTemplate,
} = games.operations;
