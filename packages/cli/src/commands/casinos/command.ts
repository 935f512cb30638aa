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
import { nounCommand } from '../../command-line/define-command.js';
import { addVerb, editVerb } from '../../record-commands/add-edit.js';
import { bulkActionVerb, deleteVerb } from '../../record-commands/bulk-actions.js';
import { importExportVerbs } from '../../record-commands/import-export.js';
import type { ImportExportConfig } from '../../record-commands/import-export-config.js';
import { listVerb, showVerb } from '../../record-commands/list-show.js';
import type { RecordCommandConfig } from '../../record-commands/record-command-config.js';
import { dayColumn } from '../../terminal/date-text.js';
import { blacklistVerb, renameVerb } from './blacklist-rename.js';
import { casinoQuery, withCasinoQueryOptions } from './query-options.js';

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
  emptyMessage: 'No casinos.',
  query: { add: withCasinoQueryOptions, of: casinoQuery },
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
      'croupier casinos list --payment paypal,visa --license mga --min-score 8',
      'croupier casinos list --search withdrawals --json --fields slug,name,rating',
    ],
    show: ['croupier casinos show copper-heron', 'croupier casinos show copper-heron --json'],
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

const importExportConfig: ImportExportConfig = {
  plural: 'casinos',
  pluralLabel: 'casinos',
  singularLabel: 'casino',
  operations: { import: casinosImport, export: casinosExport, template: casinosTemplate },
  defaultColumnsText: 'the five columns of the list',
  defaultExample: 'games=Slots',
  listExample: 'countries',
  keyText: 'the slug',
  isCasinos: true,
  query: casinosConfig.query,
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
};

const BULK_ACTIONS = [
  [casinosActivate, 'activate', 'Make casinos visible to visitors', 'Activated'],
  [casinosDeactivate, 'deactivate', 'Hide casinos from visitors', 'Deactivated'],
  [casinosFeature, 'feature', 'Put casinos first', 'Featured'],
  [casinosUnfeature, 'unfeature', 'Put casinos back among the others', 'No longer featured:'],
  [casinosUnblacklist, 'unblacklist', 'Take casinos off the blacklist', 'Off the blacklist:'],
] as const;

/** `croupier casinos` with all its verbs; only the one that is `typed`, if any, gets an option for each field. */
export function command(typed?: readonly string[]): Command {
  const isTyped = (verb: string) => typed === undefined || typed.includes(verb);
  const [activate, deactivate, feature, unfeature, unblacklist] = BULK_ACTIONS.map(
    ([operation, word, summary, message]) =>
      bulkActionVerb(casinosConfig, operation, { word, summary, message, example: 'copper-heron' }),
  ) as [Command, Command, Command, Command, Command];
  return nounCommand(
    'casinos',
    {
      summary: 'Casinos: what is reviewed, ranked, listed and blacklisted',
      examples: ['croupier casinos list --sort -rating', 'croupier casinos show copper-heron'],
    },
    [
      listVerb(casinosConfig),
      showVerb(casinosConfig),
      addVerb(casinosConfig, isTyped('add')),
      editVerb(casinosConfig, isTyped('edit')),
      activate,
      deactivate,
      feature,
      unfeature,
      blacklistVerb(casinosConfig),
      unblacklist,
      renameVerb(casinosConfig),
      deleteVerb(casinosConfig),
      ...importExportVerbs(importExportConfig),
    ],
  );
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
