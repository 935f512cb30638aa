import * as z from 'zod';
import { csvLine } from '../../csv/csv-records.js';
import { escapeFormula } from '../../csv/escape-formula.js';
import { type Scale, tableWriter } from '../../csv/table.js';
import { type SheetCell, sheetCellText } from '../../csv/workbook/sheet-cell.js';
import type { WriterColumn } from '../../csv/workbook/workbook-writer.js';
import { lazy } from '../../lazy.js';
import { closestMatch } from '../../model/closest-match.js';
import { type Entity, getFieldValue, setFieldValue, systemFields } from '../../model/entity.js';
import { problem } from '../../problem.js';
import type { Content } from '../../store/content.js';
import type { OutputOf, ShapeOf } from '../define/lazy-schema.js';
import { type QuestionContext, question } from '../define/operation.js';
import type { Permission } from '../define/permissions.js';
import { whereFilter, whereInput } from '../records/where.js';

/** Pieces of a file are handed out at about this many characters. */
const PIECE_SIZE = 1 << 16;

/** The formats of exports. */
const EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'ndjson'] as const;
type ExportFormat = (typeof EXPORT_FORMATS)[number];

const exportOptions = lazy(() =>
  z.object({
    /** Every field; without it what people look at. */
    full: z.boolean().default(false),
    columns: z.array(z.string()).min(1).optional().describe('These columns alone, in this order'),
    scale: z
      .union([z.literal(5), z.literal(10)])
      .optional()
      .describe('What the highest rating is in a CSV file or a workbook; as an import has it unless given'),
    format: z.enum(EXPORT_FORMATS).default('csv'),
  }),
);

/** The columns of a short export by their heads, each with what it shows of a record. */
type ShortColumns<T> = Readonly<Record<string, (record: T) => SheetCell>>;

/** The export settings of one collection. */
export interface ExportConfig<T extends object, Q extends z.ZodObject> {
  entity: Pick<Entity, 'plural' | 'collection' | 'title' | 'fieldPaths' | 'findField'>;
  screen: string;
  /** What it asks for, where records are not for all staff. */
  permission?: Permission;
  /** What the highest rating is in its CSV. */
  scale: Scale;
  query(): Q;
  /** The records that a query asks for, in its order. */
  records(content: Content, query: z.output<Q>): Iterable<T>;
  /** The columns of an empty file to be filled in, in order. */
  template: readonly string[];
  /** The short export where that is not the template's columns: heads, each with what it shows. */
  shortColumns?: ShortColumns<T>;
}

/**
 * Declares the export of one kind of record, as a file that is handed out in pieces, and the empty file to fill in.
 * `count` is how many there are. A full file imports back without a change.
 */
export function exportOperations<T extends object, Q extends z.ZodObject>(config: ExportConfig<T, Q>) {
  const { entity, screen, template, permission = 'see all content' } = config;
  const { plural, collection } = entity;
  const all = [...new Set([...template, ...entity.fieldPaths.map(({ column }) => column)])];
  const filled = systemFields(entity).map(({ column }) => column);
  const fillable = all.filter((column) => !filled.includes(column));
  const input = () =>
    config.query().extend({
      ...exportOptions().shape,
      ...whereInput().shape,
    }) as unknown as z.ZodObject<
      Q['shape'] & ShapeOf<typeof exportOptions> & ShapeOf<typeof whereInput>,
      z.core.$strict
    >;

  return {
    export: question({
      name: `${collection}.export`,
      summary: `Export ${plural} to a CSV, XLSX or JSON file`,
      permission,
      exposure: {
        command: `${collection} export`,
        screen,
        download: ({ format = 'csv' }) => `${collection}.${format}`,
      },
      isHeavy: () => true,
      input,
      async run(context, given) {
        const {
          full,
          columns,
          scale = config.scale,
          format,
          where,
          ...query
        } = given as unknown as OutputOf<typeof exportOptions> & OutputOf<typeof whereInput>;
        let count = 0;
        const select = (asked: object) => config.records(context.content, asked as z.output<Q>);
        const passes = await whereFilter(where, {
          ...{ entity, now: context.now, query: config.query },
          select,
        });
        const records = select(query);
        const counted = function* () {
          for (const record of records) {
            if (passes?.(record) === false) continue;
            count++;
            yield record;
          }
        };
        const chosen = columns === undefined ? undefined : columnsOf(entity, columns);
        const shape =
          chosen !== undefined || full || config.shortColumns === undefined
            ? fieldShape({ entity, scale }, chosen ?? (full ? all : template))
            : shortShape(config.shortColumns);
        if (format === 'xlsx') await emitWorkbook(context, counted(), shape, collection);
        else {
          const whole = full && chosen === undefined ? { ...shape, object: (record: T) => record } : shape;
          await emitInPieces(context, formatLines(counted(), whole, format));
        }
        return { count, fileName: `${collection}.${format}` };
      },
    }),

    template: question({
      name: `${collection}.template`,
      summary: 'Write an empty file to fill in and import',
      permission,
      exposure: {
        command: `${collection} template`,
        screen,
        download: ({ format = 'csv' }) => `${collection}-template.${format}`,
      },
      input: () =>
        z.strictObject({ full: z.boolean().default(false), format: z.enum(['csv', 'xlsx']).default('csv') }),
      async run(context, { full, format }) {
        const columns = full ? fillable : [...template];
        if (format === 'xlsx') await emitWorkbook(context, [], fieldShape(config, columns), collection);
        else await context.emit(`${csvLine(columns)}\n`);
        return { columns, fileName: `${collection}-template.${format}` };
      },
    }),
  };
}

/** The columns of fields by their names. Problem: `usage` with the closest name. */
function columnsOf(
  { plural, fieldPaths, findField }: ExportConfig<object, never>['entity'],
  names: string[],
) {
  return names.map((name) => {
    const found = findField(name);
    if (found !== undefined) return found.column;
    const known = fieldPaths.map(({ column }) => column);
    throw problem('export.unknown-column', { plural, name, suggestion: closestMatch(name, known) });
  });
}

/** How records stand in a file. */
interface FileShape<T> {
  header: readonly string[];
  cells(record: T): string[];
  /** Its columns in a workbook, and the cells. */
  columns: readonly WriterColumn[];
  sheetCells(record: T): SheetCell[];
  object(record: T): object;
}

function fieldShape<T extends object>(
  { entity, scale }: Pick<ExportConfig<T, z.ZodObject>, 'entity' | 'scale'>,
  columns: readonly string[],
): FileShape<T> {
  const chosen = entity.fieldPaths.filter(({ column }) => columns.includes(column));
  return {
    ...tableWriter(entity, columns, scale),
    object(record) {
      const part: Record<string, unknown> = {};
      for (const fieldPath of chosen) {
        const value = getFieldValue(record, fieldPath);
        if (value !== undefined) setFieldValue(part, fieldPath, value);
      }
      return part;
    },
  };
}

function shortShape<T>(short: ShortColumns<T>): FileShape<T> {
  const shown = Object.values(short);
  const texts = Object.entries(short).map(
    ([head, show]) => [head, (record: T) => sheetCellText(show(record))] as const,
  );
  return {
    header: Object.keys(short),
    columns: Object.keys(short).map((title) => ({ title, isText: false })),
    sheetCells: (record) => shown.map((show) => show(record)),
    cells: (record) => texts.map(([, text]) => escapeFormula(text(record))),
    object: (record) => Object.fromEntries(texts.map(([head, text]) => [head, text(record)])),
  };
}

/** Hands out a workbook with a row for each record. */
async function emitWorkbook<T>(
  { emit, signal }: QuestionContext,
  records: Iterable<T>,
  { columns, sheetCells }: FileShape<T>,
  sheet: string,
): Promise<void> {
  const { openWorkbookWriter } = await import('../../csv/workbook/workbook-writer.js');
  const writer = await openWorkbookWriter(emit, { sheet, columns });
  for (const record of records) {
    if (signal.aborted) throw problem('export.interrupted');
    await writer.addRow(sheetCells(record));
  }
  await writer.end();
}

function* formatLines<T>(
  records: Iterable<T>,
  { header, cells, object }: FileShape<T>,
  format: Exclude<ExportFormat, 'xlsx'>,
): Generator<string> {
  if (format === 'csv') {
    yield `${csvLine(header)}\n`;
    for (const record of records) yield `${csvLine(cells(record))}\n`;
    return;
  }
  if (format === 'ndjson') {
    for (const record of records) yield `${JSON.stringify(object(record))}\n`;
    return;
  }
  let opening = '[\n';
  for (const record of records) {
    yield opening + JSON.stringify(object(record));
    opening = ',\n';
  }
  yield opening === ',\n' ? '\n]\n' : '[]\n';
}

async function emitInPieces({ emit, signal }: QuestionContext, lines: Iterable<string>): Promise<void> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE_SIZE) continue;
    if (signal.aborted) throw problem('export.interrupted');
    await emit(piece);
    piece = '';
  }
  if (piece !== '') await emit(piece);
}
