import {
  type Casino,
  cardLocales,
  casino,
  casinosActivate,
  casinosAdd,
  casinosDeactivate,
  casinosDelete,
  casinosEdit,
  casinosExport,
  casinosFeature,
  casinosImport,
  casinosList,
  casinosShow,
  casinosTemplate,
  casinosUnblacklist,
  casinosUnfeature,
  counted,
  filledStars,
  messages,
  ratingBand,
} from '@croupier/core';
import type { Command } from 'commander';
import { bulkActionVerb } from '../../record-commands/bulk-actions.js';
import { recordCommand } from '../../record-commands/record-command.js';
import type { RecordCommandConfig } from '../../record-commands/record-command-config.js';
import { dayColumn } from '../../terminal/date-text.js';
import { blacklistVerb, renameVerb } from './blacklist-rename.js';
import { marketOption, printCasinoInMarket } from './casino-in-market.js';
import { distinctVerb } from './distinct.js';
import { mergeVerb } from './merge.js';
import { casinoQueryOptions } from './query-options.js';

const { casino: casinoMessages } = messages;

/** The configuration of the verbs of casinos. */
const casinosConfig: RecordCommandConfig<Casino> = {
  entity: casino,
  operations: {
    list: casinosList,
    show: casinosShow,
    add: casinosAdd,
    edit: casinosEdit,
    delete: casinosDelete,
  },
  columns: [
    { heading: 'SLUG', text: ({ slug }) => slug, cut: 'middle' },
    { heading: 'NAME', text: ({ name }) => name },
    {
      heading: 'RATING',
      text: ({ rating }) => rating?.toString() ?? '',
      tableText: ({ rating }) => (rating === undefined ? '–' : `★ ${rating}`),
      isNumber: true,
      isWhole: true,
    },
    {
      heading: 'SAFETY',
      text: ({ safetyRating }) => safetyRating?.toString() ?? '',
      tableText: ({ safetyRating = '–' }) => String(safetyRating),
      isNumber: true,
      isExtra: true,
    },
    {
      heading: 'STATUS',
      text: statusText,
      color: ({ isBlacklisted }, paint) => (isBlacklisted ? paint.red : undefined),
    },
    { heading: 'FEATURED', text: ({ isFeatured }) => (isFeatured ? 'featured' : 'regular') },
    dayColumn('CREATED', ({ createdAt }) => createdAt),
    { heading: 'DESCRIPTION', text: ({ description }) => description, isExtra: true },
  ],
  csvRatingScale: 5,
  blankTexts: {
    rating: cardLocales.en.notRated,
    safetyRating: cardLocales.en.notRated,
    'bonuses.welcome': casinoMessages.notSpecified,
    'bonuses.noDeposit': casinoMessages.notSpecified,
    'bonuses.freeSpins': casinoMessages.notSpecified,
  },
  computedPairs: overviewPairs,
  showInstead: { option: marketOption, print: printCasinoInMarket },
  emptyMessage: 'No casinos.',
  query: casinoQueryOptions,
  referenceText: 'slug, id, or the first characters of its id',
  exampleOption: '--rating 8.5',
  promptedFields: [
    { field: 'name', question: 'Name', requiredMessage: casinoMessages.nameRequired },
    { field: 'description', question: 'Description', requiredMessage: casinoMessages.descriptionRequired },
    { field: 'rating', question: 'Rating (0 to 10)' },
  ],
  confirmDelete: ({ name }) => casinoMessages.confirmDelete(name),
  notFound: { message: casinoMessages.notFound, text: casinoMessages.notFoundText },
  examples: {
    list: [
      'croupier casinos list --status active,featured --sort -rating --limit 3',
      'croupier casinos list --market GB --accepts yes --payment paypal,visa --min-score 8',
      'croupier casinos list --search withdrawals --json --fields slug,name,rating',
    ],
    show: [
      'croupier casinos show copper-heron',
      'croupier casinos show copper-heron --json',
      'croupier casinos show copper-heron --market GB',
    ],
    add: [
      'croupier casinos add --name "Golden Fox" --description "Calm and quick." --rating 8.5',
      'croupier casinos add --name "Silver Fox" --description "Its sister." --stars 4 --languages "English, German"',
      'croupier casinos show copper-heron --json | croupier casinos add --from - --slug copper-heron-twin --dry-run',
    ],
    edit: [
      'croupier casinos edit copper-heron --rating 8.9 --reviewer "Ines Valkama"',
      'croupier casinos edit copper-heron --languages "English, German, Finnish" --dry-run',
      'croupier casinos edit copper-heron --bonus ""',
    ],
    delete: ['croupier casinos delete copper-heron --yes', 'croupier casinos delete copper-heron --dry-run'],
  },
};

/** `croupier casinos` with all its verbs; only the one that is `typed`, if any, gets an option for each field. */
export function command(typed?: readonly string[]): Command {
  const mark = (operation: typeof casinosActivate, word: string, summary: string, message: string) =>
    bulkActionVerb(casinosConfig, operation, { word, summary, message, example: 'copper-heron' });
  return recordCommand(casinosConfig, 'Casinos: what is reviewed, ranked, listed and blacklisted', typed, {
    examples: ['croupier casinos list --sort -rating', 'croupier casinos show copper-heron'],
    marks: [
      mark(casinosActivate, 'activate', 'Make casinos visible to visitors', 'Activated'),
      mark(casinosDeactivate, 'deactivate', 'Hide casinos from visitors', 'Deactivated'),
      mark(casinosFeature, 'feature', 'Put casinos first', 'Featured'),
      mark(casinosUnfeature, 'unfeature', 'Put casinos back among the others', 'No longer featured:'),
      blacklistVerb(casinosConfig),
      mark(casinosUnblacklist, 'unblacklist', 'Take casinos off the blacklist', 'Off the blacklist:'),
      renameVerb(casinosConfig),
      mergeVerb(casinosConfig),
      distinctVerb(casinosConfig),
    ],
    files: {
      operations: { import: casinosImport, export: casinosExport, template: casinosTemplate },
      defaultColumnsText: 'the five columns of the list',
      defaultExample: 'games=Slots',
      listExample: 'countries',
      keyText: 'the slug',
      isCasinos: true,
      examples: {
        import: [
          'croupier casinos import casinos.csv --dry-run',
          'croupier casinos import casinos.csv --skip-invalid --rejects rejects.csv',
          'croupier casinos import casinos.csv --on-conflict update --json',
        ],
        export: [
          'croupier casinos export --output list.csv',
          'croupier casinos export --full --status active --output everything.csv',
          'croupier casinos export --full --format ndjson | head -1',
        ],
        template: ['croupier casinos template', 'croupier casinos template --full --output new-casinos.csv'],
      },
    },
  });
}

function statusText({ isActive, isBlacklisted, blacklistSeverity }: Casino): string {
  const words = isBlacklisted ? [`blacklisted (${blacklistSeverity})`] : [];
  return [...words, isActive ? 'active' : 'inactive'].join(', ');
}

/** What the overview of a casino counts, and its rating in stars with its label. */
function overviewPairs({ games, paymentMethods, licenses, languages, rating }: Casino): [string, string][] {
  const counts = [
    counted(games.length, 'game'),
    counted(paymentMethods.length, 'payment method'),
    counted(licenses.length, 'license'),
    counted(languages.length, 'language'),
  ];
  return [
    ['Overall Rating', rating === undefined ? cardLocales.en.notRated : starsAndLabel(rating)],
    ['Counts', counts.join(', ')],
  ];
}

function starsAndLabel(rating: number): string {
  const stars = filledStars(rating);
  return `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} ${ratingBand('adminDetail', rating).label}`;
}
