import { type Casino, casino, casinosList, casinosShow } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { countOption } from '../terminal/options.js';
import {
  fieldNames,
  fieldsOption,
  formatOption,
  type ListOptions,
  printList,
  printRecord,
} from '../terminal/records.js';
import type { Column } from '../terminal/table.js';
import { perform } from './casinos-perform.js';
import { type QueryOptions, queryOf, withQuery } from './casinos-query.js';
import { verb } from './verb.js';

const columns: readonly Column<Casino>[] = [
  { head: 'SLUG', text: ({ slug }) => slug },
  { head: 'NAME', text: ({ name }) => name },
  { head: 'RATING', text: ({ rating }) => String(rating), isNumber: true },
  { head: 'SAFETY', text: ({ safetyRating }) => String(safetyRating), isNumber: true },
  { head: 'STATUS', text: statusOf },
  { head: 'UPDATED', text: ({ updatedAt }) => updatedAt.slice(0, 10) },
];

function statusOf({ isActive, isFeatured, isBlacklisted }: Casino): string {
  const words = [isActive ? 'active' : 'inactive'];
  if (isFeatured) words.push('featured');
  if (isBlacklisted) words.push('blacklisted');
  return words.join(', ');
}

interface CasinoListOptions extends ListOptions, QueryOptions {
  limit?: number;
  offset?: number;
}

/** `croupier casinos list`. */
export function listVerb(): Command {
  const command = verb('list', {
    summary: 'List casinos',
    examples: [
      'croupier casinos list',
      'croupier casinos list --status active,featured --sort -rating --limit 3',
      'croupier casinos list --search withdrawals --json --fields slug,name,rating',
    ],
  });
  withQuery(command)
    .addOption(countOption('--limit <count>', 'at most so many'))
    .addOption(countOption('--offset <count>', 'leave out so many first'))
    .addOption(formatOption())
    .addOption(fieldsOption(fieldNames(casino)));
  return does<CasinoListOptions>(command, async (session, options) => {
    const { limit, offset } = options;
    const { result } = await session.perform(casinosList, { ...queryOf(options), limit, offset });
    await printList<Casino>(
      session,
      {
        ...result,
        columns,
        fields: fieldNames(casino),
        idOf: ({ id }) => id,
        csv: async (records, fields) => (await import('./record-csv.js')).recordCsv(casino, records, fields),
        empty: 'No casinos.',
      },
      options,
    );
  });
}

/** `croupier casinos show`. */
export function showVerb(): Command {
  const command = verb('show <casino>', {
    summary: 'Show one casino, named by slug, id, or the first characters of its id',
    examples: ['croupier casinos show copper-heron', 'croupier casinos show copper-heron --json'],
  }).addOption(fieldsOption(fieldNames(casino)));
  return does<Globals & { fields?: string }>(command, async (session, { fields }, name) => {
    const { result } = await perform(session, casinosShow, { record: name as string });
    await printRecord(session, result.record, casino, fields);
  });
}
