import { messages } from '../../messages.js';
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
  namesakes: { name: ['name'], beside: 'provider' },
  file: {
    identity: ['name', 'provider'],
    columns: ['name', 'provider', 'category', 'rating'],
    scale: 10,
  },
  summary: 'Games that casinos offer',
  columns: [
    { field: 'name', title: 'Game' },
    'provider',
    { field: 'rtp', align: 'end' },
    ...(['volatility', 'rating'] as const),
    { flags: { featured: 'accent', jackpot: 'good' } },
  ],
  form: [
    { title: 'Game', fields: ['name', 'provider', 'category', 'volatility'] },
    ...['description', 'highlights'],
    { title: 'Numbers', fields: ['rating', 'rtp', 'minBet', 'maxBet'] },
    ...['image', 'playUrl'],
    { fields: ['featured', 'jackpot'] },
  ],
  usualSort: '-rating',
  icon: 'game',
  page: 'games',
  aboutEmpty: 'The Games page shows the games that you add here.',
  prompts: ['name', 'provider', 'category', 'rating'],
  confirmDelete: () => messages.game.confirmDelete,
  examples: {
    record: 'Moth and Candle',
    list: { category: 'live' },
    listFields: ['name', 'rating'],
    add: [{ name: 'Paper Lanterns', provider: 'Saltbox Reels', rtp: '96.2%', rating: '8.4' }],
    copy: { name: 'Moth and Candle 2' },
    edit: [{ volatility: 'high', featured: 'false' }, { highlights: 'Free spins, Quiet soundtrack' }],
    default: { provider: 'Saltbox Reels' },
    set: { rating: '8.5' },
  },
});

/** The orders of a list of games, and their operations. */
export const {
  sorts: GAME_SORTS,
  operations: {
    list: gamesList,
    show: gamesShow,
    add: gamesAdd,
    edit: gamesEdit,
    delete: gamesDelete,
    import: gamesImport,
    export: gamesExport,
    template: gamesTemplate,
  },
} = games;
