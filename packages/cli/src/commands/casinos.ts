import {
  type Casino,
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
  messages,
} from '@croupier/core';
import type { Command } from 'commander';
import { blacklistVerb, renameVerb } from './casinos-mark.js';
import { queryOf, withQuery } from './casinos-query.js';
import { fileVerbs, type RecordFiles } from './record-files.js';
import { listVerb, showVerb } from './record-look.js';
import { deleteVerb, markVerb } from './record-mark.js';
import type { RecordNoun } from './record-noun.js';
import { addVerb, editVerb } from './record-write.js';
import { noun } from './verb.js';

const { casino: say } = messages;

/** What is particular about the verbs of casinos. */
export const casinos: RecordNoun<Casino> = {
  entity: casino,
  operations: {
    list: casinosList,
    show: casinosShow,
    add: casinosAdd,
    edit: casinosEdit,
    delete: casinosDelete,
  },
  columns: [
    { head: 'SLUG', text: ({ slug }) => slug },
    { head: 'NAME', text: ({ name }) => name },
    { head: 'RATING', text: ({ rating }) => String(rating), isNumber: true },
    { head: 'SAFETY', text: ({ safetyRating }) => String(safetyRating), isNumber: true },
    { head: 'STATUS', text: statusOf },
    { head: 'UPDATED', text: ({ updatedAt }) => updatedAt.slice(0, 10) },
  ],
  scale: 5,
  empty: 'No casinos.',
  query: { add: withQuery, of: queryOf },
  namedBy: 'slug, id, or the first characters of its id',
  hint: '--rating 8.5',
  asked: [
    { field: 'name', question: 'Name', message: say.nameRequired },
    { field: 'description', question: 'Description', message: say.descriptionRequired },
    { field: 'rating', question: 'Rating (0 to 10)' },
  ],
  confirmDelete: ({ name }) => say.confirmDelete(name),
  notFound: { message: say.notFound, text: say.notFoundText },
  examples: {
    list: [
      'croupier casinos list',
      'croupier casinos list --status active,featured --sort -rating --limit 3',
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

const files: RecordFiles = {
  plural: 'casinos',
  many: 'casinos',
  operations: { import: casinosImport, export: casinosExport, template: casinosTemplate },
  short: 'the five columns of the list',
  standIn: 'games=Slots',
  identity: 'the slug',
  isStarred: true,
  query: casinos.query,
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

const MARKS = [
  [casinosActivate, 'activate', 'Make casinos visible to visitors', 'Activated'],
  [casinosDeactivate, 'deactivate', 'Hide casinos from visitors', 'Deactivated'],
  [casinosFeature, 'feature', 'Put casinos first', 'Featured'],
  [casinosUnfeature, 'unfeature', 'Put casinos back among the others', 'No longer featured:'],
  [casinosUnblacklist, 'unblacklist', 'Take casinos off the blacklist', 'Off the blacklist:'],
] as const;

/** `croupier casinos` with all its verbs; only the one that is `typed`, if any, gets an option for each field. */
export function command(typed?: readonly string[]): Command {
  const isTyped = (verb: string) => typed === undefined || typed.includes(verb);
  const [activate, deactivate, feature, unfeature, unblacklist] = MARKS.map(
    ([operation, word, summary, did]) =>
      markVerb(casinos, operation, { word, summary, did, example: 'copper-heron' }),
  ) as [Command, Command, Command, Command, Command];
  return noun(
    'casinos',
    {
      summary: 'Casinos: what is reviewed, ranked, listed and blacklisted',
      examples: ['croupier casinos list --sort -rating', 'croupier casinos show copper-heron'],
    },
    [
      listVerb(casinos),
      showVerb(casinos),
      addVerb(casinos, isTyped('add')),
      editVerb(casinos, isTyped('edit')),
      activate,
      deactivate,
      feature,
      unfeature,
      blacklistVerb(casinos),
      unblacklist,
      renameVerb(casinos),
      deleteVerb(casinos),
      ...fileVerbs(files),
    ],
  );
}

function statusOf({ isActive, isFeatured, isBlacklisted }: Casino): string {
  const words = [isActive ? 'active' : 'inactive'];
  if (isFeatured) words.push('featured');
  if (isBlacklisted) words.push('blacklisted');
  return words.join(', ');
}
