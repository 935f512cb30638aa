import * as z from 'zod';
import { csvLine } from '../csv/csv.js';
import { disarmed } from '../csv/formulas.js';
import { tableWriter } from '../csv/table.js';
import { CASINO_TEMPLATE, type Casino, casino } from '../model/casino.js';
import { STAMPS } from '../model/stamps.js';
import { Problem } from '../problem.js';
import { CASINO_SORTS, type CasinoQuery, casinoFilter, casinoQuery, casinosFor } from './casino-filter.js';
import { type QuestionContext, question } from './operation.js';

/** The columns of the short export, each with what it shows of a casino. */
const SHORT: Record<string, (casino: Casino) => string> = {
  Name: ({ name }) => name,
  Rating: ({ rating }) => String(rating),
  Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
  Featured: ({ isFeatured }) => (isFeatured ? 'Featured' : 'Regular'),
  Created: ({ createdAt }) => createdAt.slice(0, 10),
};

const COLUMNS = casino.leaves.map(({ column }) => column);
/** Every column: those of the template first, in their order. */
const ALL_COLUMNS = [...new Set<string>([...CASINO_TEMPLATE, ...COLUMNS])];
/** Every column that an import reads. */
const FILLABLE = ALL_COLUMNS.filter((column) => !(STAMPS as readonly string[]).includes(column));

/** Pieces of a file are handed out at about this many characters. */
const PIECE = 1 << 16;

const form = z.object({
  /** Every field; without it the five columns of the list. */
  full: z.boolean().default(false),
  format: z.enum(['csv', 'json', 'ndjson']).default('csv'),
});

/** Casinos as a file, handed out in pieces; `count` is how many. A full file imports back without a change. */
export const casinosExport = question({
  name: 'casinos.export',
  summary: 'Export casinos to a CSV or JSON file',
  allowed: 'see all content',
  faces: { command: 'casinos export', http: true, screen: '/admin/casinos' },
  input: z.strictObject({ ...casinoQuery.shape, sort: z.enum(CASINO_SORTS).optional(), ...form.shape }),
  async run(context, { full, format, ...query }) {
    const { sort } = query;
    let count = 0;
    // Without an order of their own they come as they are stored, one at a time.
    const casinos =
      sort === undefined
        ? filtered(context.content.casinos.all(), query)
        : casinosFor(context.content.casinos.all(), { ...query, sort });
    const counted = function* () {
      for (const record of casinos) {
        count++;
        yield record;
      }
    };
    await handOut(context, linesOf(counted(), full, format));
    return { count, fileName: `casinos.${format}` };
  },
});

/** A file with the header alone, to be filled in and imported. */
export const casinosTemplate = question({
  name: 'casinos.template',
  summary: 'Write an empty file to fill in and import',
  allowed: 'see all content',
  faces: { command: 'casinos template', http: true, screen: '/admin/casinos' },
  input: z.strictObject({ full: z.boolean().default(false) }),
  async run(context, { full }) {
    const columns = full ? FILLABLE : [...CASINO_TEMPLATE];
    await context.emit(`${csvLine(columns)}\n`);
    return { columns, fileName: 'casinos-template.csv' };
  },
});

function* filtered(casinos: Iterable<Casino>, query: Omit<CasinoQuery, 'sort'>): Generator<Casino> {
  const passes = casinoFilter(query);
  for (const record of casinos) if (passes(record)) yield record;
}

function* linesOf(
  casinos: Iterable<Casino>,
  full: boolean,
  format: 'csv' | 'json' | 'ndjson',
): Generator<string> {
  if (format === 'csv') {
    const { header, cells } = full ? tableWriter(casino, ALL_COLUMNS, 5) : shortTable;
    yield `${csvLine(header)}\n`;
    for (const record of casinos) yield `${csvLine(cells(record))}\n`;
    return;
  }
  const shown = (record: Casino): object => (full ? record : shortRecord(record));
  if (format === 'ndjson') {
    for (const record of casinos) yield `${JSON.stringify(shown(record))}\n`;
    return;
  }
  let opening = '[\n';
  for (const record of casinos) {
    yield opening + JSON.stringify(shown(record));
    opening = ',\n';
  }
  yield opening === ',\n' ? '\n]\n' : '[]\n';
}

const shortTable = {
  header: Object.keys(SHORT),
  cells: (record: Casino) => Object.values(SHORT).map((show) => disarmed(show(record))),
};

function shortRecord(record: Casino): Record<string, string> {
  return Object.fromEntries(Object.entries(SHORT).map(([column, show]) => [column, show(record)]));
}

async function handOut({ emit, signal }: QuestionContext, lines: Iterable<string>): Promise<void> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    if (signal.aborted) throw new Problem('interrupted', 'Stopped before the end of the file');
    await emit(piece);
    piece = '';
  }
  if (piece !== '') await emit(piece);
}
