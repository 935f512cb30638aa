import { messages } from '../messages.js';
import { game } from '../model/game.js';
import { exportOperations } from './export.js';
import { gameQuery, gamesFor } from './games.js';
import { importOperation } from './import.js';
import { importInput } from './import-input.js';
import { shelfOf } from './record-shelf.js';

const { gameNameRequired } = messages.ours;

const TEMPLATE = [
  ...['name', 'provider', 'category', 'rating', 'rtp', 'volatility', 'minBet', 'maxBet'],
  ...['jackpot', 'featured', 'image', 'playUrl', 'description', 'highlights'],
];

/** Games from a file; one is known by name and provider. */
export const gamesImport = importOperation({
  entity: game,
  input: importInput,
  screen: '/admin/games',
  scale: 10,
  rules: () => ({
    identity: { by: 'words', columns: ['name', 'provider'] },
    nameless: { column: 'name', message: gameNameRequired },
    needed: { name: gameNameRequired },
    filled: [],
    defaults: {},
    ignored: ['createdAt', 'updatedAt', '_row', '_errors'],
    order: TEMPLATE,
    completed: (record) => record,
  }),
  shelf: shelfOf('games'),
  seen: {},
});

/** Games as a file, the best first. */
export const { export: gamesExport, template: gamesTemplate } = exportOperations({
  entity: game,
  screen: '/admin/games',
  scale: 10,
  query: gameQuery,
  records: ({ games }, query) => gamesFor(games.all(), query),
  template: TEMPLATE,
});
