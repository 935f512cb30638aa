import {
  BONUS_CATEGORIES,
  BONUS_SORTS,
  type Bonus,
  bonus,
  bonusesAdd,
  bonusesDelete,
  bonusesEdit,
  bonusesExport,
  bonusesImport,
  bonusesList,
  bonusesShow,
  bonusesTemplate,
  messages,
} from '@croupier/core';
import type { Command } from 'commander';
import { choiceOption } from '../command-line/options.js';
import { recordCommand } from '../record-commands/record-command.js';
import type { RecordCommandConfig } from '../record-commands/record-command-config.js';

interface BonusQuery {
  search?: string;
  category?: (typeof BONUS_CATEGORIES)[number];
  casino?: string;
  sort?: (typeof BONUS_SORTS)[number];
}

const bonusesConfig: RecordCommandConfig<Bonus> = {
  entity: bonus,
  operations: {
    list: bonusesList,
    show: bonusesShow,
    add: bonusesAdd,
    edit: bonusesEdit,
    delete: bonusesDelete,
  },
  columns: [
    { heading: 'CASINO', text: ({ casino }) => casino },
    { heading: 'TITLE', text: ({ title }) => title },
    { heading: 'CATEGORY', text: ({ category }) => category },
    { heading: 'WAGERING', text: ({ wagering }) => wagering },
    { heading: 'MIN DEPOSIT', text: ({ minDeposit }) => minDeposit },
    { heading: 'RATING', text: ({ rating }) => String(rating), isNumber: true },
    { heading: 'FLAGS', text: ({ isExclusive }) => (isExclusive ? 'exclusive' : '') },
  ],
  csvRatingScale: 10,
  emptyMessage: messages.bonus.empty,
  query: {
    add: (command) =>
      command
        .option('--search <words>', 'only those whose casino or title has these words')
        .addOption(choiceOption('--category <category>', 'only those of this kind', BONUS_CATEGORIES))
        .option('--casino <name>', 'only those of the casino of this name')
        .addOption(choiceOption('--sort <order>', 'the order; - turns it round', BONUS_SORTS)),
    of: ({ search, category, casino, sort }: BonusQuery) => ({ search, category, casino, sort }),
  },
  referenceText: 'its title, id, or the first characters of its id',
  exampleOption: '--rating 8.5',
  promptedFields: [
    {
      field: 'casino',
      question: 'Casino (slug or name)',
      requiredMessage: messages.ours.bonusCasinoRequired,
    },
    { field: 'title', question: 'Title', requiredMessage: messages.ours.bonusTitleRequired },
    { field: 'category', question: 'Category' },
    { field: 'wagering', question: 'Wagering' },
    { field: 'rating', question: 'Rating (0 to 10)' },
  ],
  examples: {
    list: ['croupier bonuses list', 'croupier bonuses list --category welcome --casino "Copper Heron"'],
    show: [
      'croupier bonuses show "50% up to £150 for Live Tables"',
      'croupier bonuses show "50% up to £150 for Live Tables" --json',
    ],
    add: [
      'croupier bonuses add --casino copper-heron --title "20 spins on Fridays" --category reload --rating 7.5',
      'croupier bonuses add --casino "Copper Heron" --title "10% back" --category cashback --valid-until 2029-12-31 --dry-run',
    ],
    edit: [
      'croupier bonuses edit "50% up to £150 for Live Tables" --wagering "25x bonus"',
      'croupier bonuses edit "50% up to £150 for Live Tables" --valid-until "" --dry-run',
    ],
    delete: [
      'croupier bonuses delete "50% up to £150 for Live Tables"',
      'croupier bonuses delete "50% up to £150 for Live Tables" --dry-run',
    ],
  },
};

const importExport = {
  operations: { import: bonusesImport, export: bonusesExport, template: bonusesTemplate },
  defaultExample: 'category=reload',
  keyText: 'a bonus with its casino and title',
};

/** `croupier bonuses` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  return recordCommand(bonusesConfig, 'Bonuses: what casinos offer, on the bonuses page', typed, {
    files: importExport,
  });
}
