import { messages } from '../../messages.js';
import { game } from '../../model/game.js';
import { selectRecords } from '../records/select-records.js';
import { exportOperations } from '../transfer/export.js';
import { importOperation } from '../transfer/import.js';
import { importInput } from '../transfer/import-input.js';
import { collectionImportTarget } from '../transfer/import-target.js';
import { gameQuery, gameSelection } from './games.js';

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
    missingIdentity: { column: 'name', message: gameNameRequired },
    requiredColumns: { name: gameNameRequired },
    nonBlankColumns: [],
    defaults: {},
    order: TEMPLATE,
    derive: (record) => record,
  }),
  target: collectionImportTarget('games'),
  counters: {},
});

/** Games as a file, the best first. */
export const { export: gamesExport, template: gamesTemplate } = exportOperations({
  entity: game,
  screen: '/admin/games',
  scale: 10,
  query: gameQuery,
  records: ({ games }, query) => selectRecords(games.all(), gameSelection(query)),
  template: TEMPLATE,
});
