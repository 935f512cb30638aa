import {
  GAME_CATEGORIES,
  GAME_SORTS,
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
import { choiceOption } from '../command-line/options.js';
import { recordCommand } from '../record-commands/record-command.js';
import type { RecordCommandConfig } from '../record-commands/record-command-config.js';

interface GameQuery {
  search?: string;
  category?: (typeof GAME_CATEGORIES)[number];
  sort?: (typeof GAME_SORTS)[number];
}

const gamesConfig: RecordCommandConfig<Game> = {
  entity: game,
  operations: { list: gamesList, show: gamesShow, add: gamesAdd, edit: gamesEdit, delete: gamesDelete },
  columns: [
    { heading: 'GAME', text: ({ name }) => name },
    { heading: 'PROVIDER', text: ({ provider }) => provider },
    { heading: 'RTP', text: ({ rtp }) => rtp, isNumber: true },
    { heading: 'VOLATILITY', text: ({ volatility }) => volatility },
    { heading: 'RATING', text: ({ rating }) => String(rating), isNumber: true },
    { heading: 'FLAGS', text: flagsText },
  ],
  csvRatingScale: 10,
  emptyMessage: 'No games.',
  query: {
    add: (command) =>
      command
        .option('--search <words>', 'only those whose name or provider has these words')
        .addOption(choiceOption('--category <category>', 'only those of this kind', GAME_CATEGORIES))
        .addOption(choiceOption('--sort <order>', 'the order; - turns it round', GAME_SORTS)),
    of: ({ search, category, sort }: GameQuery) => ({ search, category, sort }),
  },
  referenceText: 'its name, id, or the first characters of its id',
  exampleOption: '--rating 8.5',
  promptedFields: [
    { field: 'name', question: 'Name', requiredMessage: messages.ours.gameNameRequired },
    { field: 'provider', question: 'Provider' },
    { field: 'category', question: 'Category' },
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

const importExport = {
  operations: { import: gamesImport, export: gamesExport, template: gamesTemplate },
  defaultExample: 'provider="Saltbox Reels"',
  listExample: 'highlights',
  keyText: 'a game with its name and provider',
};

/** `croupier games` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  return recordCommand(gamesConfig, 'Games that casinos offer', typed, { files: importExport });
}

function flagsText({ featured, jackpot }: Game): string {
  return [...(featured ? ['featured'] : []), ...(jackpot ? ['jackpot'] : [])].join(', ');
}
