import {
  GAME_CATEGORIES,
  type Game,
  game,
  gamesAdd,
  gamesDelete,
  gamesEdit,
  gamesExport,
  gamesImport,
  gamesList,
  gamesShow,
  gamesTemplate,
  messages,
} from '@croupier/core';
import type { Command } from 'commander';
import { choiceOption } from '../terminal/options.js';
import type { RecordNoun } from './record-noun.js';
import { recordCommand } from './record-verbs.js';

interface GameQuery {
  search?: string;
  category?: (typeof GAME_CATEGORIES)[number];
}

const games: RecordNoun<Game> = {
  entity: game,
  operations: { list: gamesList, show: gamesShow, add: gamesAdd, edit: gamesEdit, delete: gamesDelete },
  columns: [
    { head: 'GAME', text: ({ name }) => name },
    { head: 'PROVIDER', text: ({ provider }) => provider },
    { head: 'RTP', text: ({ rtp }) => rtp, isNumber: true },
    { head: 'VOLATILITY', text: ({ volatility }) => volatility },
    { head: 'RATING', text: ({ rating }) => String(rating), isNumber: true },
    { head: 'FLAGS', text: flagsOf },
  ],
  scale: 10,
  empty: 'No games.',
  query: {
    add: (command) =>
      command
        .option('--search <words>', 'only those whose name or provider has these words')
        .addOption(choiceOption('--category <category>', 'only those of this kind', GAME_CATEGORIES)),
    of: ({ search, category }: GameQuery) => ({ search, category }),
  },
  namedBy: 'its name, id, or the first characters of its id',
  hint: '--rating 8.5',
  asked: [
    { field: 'name', question: 'Name', message: messages.ours.gameNameRequired },
    { field: 'provider', question: 'Provider' },
    { field: 'category', question: `Category (${GAME_CATEGORIES.join(', ')})` },
    { field: 'rating', question: 'Rating (0 to 10)' },
  ],
  confirmDelete: () => messages.game.confirmDelete,
  examples: {
    list: ['croupier games list', 'croupier games list --category live --json --fields name,rating'],
    show: ['croupier games show "Moth and Candle"', 'croupier games show "Moth and Candle" --json'],
    add: [
      'croupier games add --name "Paper Lanterns" --provider "Saltbox Reels" --rtp 96.2% --rating 8.4',
      'croupier games show "Moth and Candle" --json | croupier games add --from - --name "Moth and Candle 2" --dry-run',
    ],
    edit: [
      'croupier games edit "Moth and Candle" --volatility high --featured false',
      'croupier games edit "Moth and Candle" --highlights "Free spins, Quiet soundtrack" --dry-run',
    ],
    delete: [
      'croupier games delete "Moth and Candle" --yes',
      'croupier games delete "Moth and Candle" --dry-run',
    ],
  },
};

const files = {
  operations: { import: gamesImport, export: gamesExport, template: gamesTemplate },
  standIn: 'provider="Saltbox Reels"',
  identity: 'a game with its name and provider',
};

/** `croupier games` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  return recordCommand(games, 'Games that casinos offer', typed, { files });
}

function flagsOf({ featured, jackpot }: Game): string {
  return [...(featured ? ['featured'] : []), ...(jackpot ? ['jackpot'] : [])].join(', ');
}
