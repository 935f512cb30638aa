import { csvRecords } from '../../../csv/csv-records.js';
import { decodeText } from '../../../csv/encoding/decode-text.js';
import type { ColumnDefault, ImportRules } from '../../../csv/import-rules.js';
import { type JsonRecord, jsonRecords, ndjsonRecords } from '../../../csv/json/json-records.js';
import { jsonRowReader } from '../../../csv/json/json-row-reader.js';
import { lookAtStart } from '../../../csv/rejects-file.js';
import { requireField, type Table } from '../../../csv/table.js';
import { messages } from '../../../messages.js';
import type { Entity } from '../../../model/entity.js';
import { isProblem, type Problem, problem } from '../../../problem.js';
import { createPause } from '../../../short-turns.js';
import { type Warning, warning } from '../../../warning.js';
import type { ChangeContext } from '../../define/operation.js';
import { withConstants } from '../constant-values.js';
import { type ImportBatch, unreadNames } from '../import-batch.js';
import type { ImportInput } from '../import-input.js';
import { requireDefaults } from '../import-settings-check.js';
import { requireFormat } from '../require-format.js';
import { sheetOfFile } from '../sheet-of-file.js';
import { tableBatches } from '../table-batches.js';

/** The rows of a file, batch by batch, with progress; stops where the signal says so. Problems: `invalid`, `usage`, `interrupted`, `fault` where it cannot be read. */
export async function* importRows(
  { signal, onProgress }: Pick<ChangeContext, 'signal' | 'onProgress'>,
  { onHeader, onWarning }: { onHeader(table: Table): void; onWarning(warning: Warning): void },
  entity: Entity,
  rules: ImportRules,
  input: ImportInput,
  foreign?: AsyncIterable<JsonRecord[]>,
): AsyncGenerator<ImportBatch> {
  for (const field of Object.keys(input.map)) requireField(entity, field);
  const { default: given, scale } = input;
  const constants = requireDefaults(entity, { given: input.constants ?? {}, scale });
  const defaults = [
    ...constants,
    ...requireDefaults(entity, { given, implied: rules.defaults ?? {}, scale }).filter(
      ({ column }) => !constants.some((constant) => constant.column === column),
    ),
  ];

  let done = 0;
  const batches = async function* () {
    if (foreign !== undefined) return yield* recordBatches(entity, foreign, input, rules, defaults);
    const onGuess = (encoding: string) => onWarning(warning('file.encoding-guessed', { encoding }));
    const onBytes = (count: number) => {
      done += count;
      onProgress({ done, unit: 'bytes' });
    };
    if (input.format === 'xlsx') {
      const { settings, records, warnings } = await sheetOfFile(input, onBytes);
      return yield* tableBatches(entity, records, settings, rules, defaults, { onHeader, warnings });
    }
    const { settings, warnings } = await settingsOfFile(input);
    const texts = requireFormat(
      decodeText(settings.source, settings.encoding, { onBytes, onGuess }),
      input.format,
    );
    if (!isTable(settings)) {
      const records = (settings.format === 'ndjson' ? ndjsonRecords : jsonRecords)(texts);
      return yield* recordBatches(entity, records, settings, rules, defaults);
    }
    const { skipLines } = settings;
    const delimiter = settings.format === 'tsv' ? '\t' : settings.delimiter;
    const records = csvRecords(texts, { delimiter, skipLines, skipStrayQuotes: true });
    yield* tableBatches(entity, records, settings, rules, defaults, { onHeader, warnings });
  };
  const pause = createPause(TURN_MS);
  try {
    for await (const batch of batches()) {
      for (const part of partsOf(batch)) {
        if (signal.aborted) throw interruptedProblem();
        yield { ...part, reader: withConstants(part.reader, entity, constants) };
        await pause();
      }
    }
  } catch (error) {
    if (signal.aborted) throw interruptedProblem();
    throw isProblem(error) ? error : unreadableFileProblem(error);
  }
  if (signal.aborted) throw interruptedProblem();
}

function isTable({ format }: Pick<ImportInput, 'format'>): boolean {
  return format === 'csv' || format === 'tsv';
}

/** The settings for a file: one of rejected rows has a header of its own, whatever the file that they come from is like. */
async function settingsOfFile(
  input: ImportInput,
): Promise<{ settings: ImportInput; warnings: readonly Warning[] }> {
  const { skipLines, columns, delimiter, encoding } = input;
  const isPlain = skipLines === 0 && [columns, delimiter, encoding].every((setting) => setting === undefined);
  if (isPlain || !isTable(input)) return { settings: input, warnings: [] };
  const { source, isRejects, isUtf8 } = await lookAtStart(input.source);
  if (!isRejects) return { settings: { ...input, source }, warnings: [] };
  const settings: ImportInput = {
    ...input,
    source,
    skipLines: 0,
    columns: undefined,
    delimiter: undefined,
    encoding: isUtf8 ? undefined : encoding,
  };
  return { settings, warnings: [warning('file.rejected-rows', {})] };
}

async function* recordBatches(
  entity: Entity,
  all: AsyncIterable<JsonRecord[]>,
  { map, ignore }: ImportInput,
  rules: ImportRules,
  defaults: readonly ColumnDefault[],
): AsyncGenerator<ImportBatch> {
  const unknown = new Set<string>();
  let warnings: Warning[] = [];
  const reader = jsonRowReader(entity, { map, leftOut: ignore }, rules, defaults, (name) => {
    if (unknown.has(name)) return;
    unknown.add(name);
    warnings.push(warning('field.unknown', { field: name }));
  });
  let isFirst = true;
  for await (const records of all) {
    warnings = [];
    const [first] = records;
    if (isFirst && first !== undefined)
      rules.refuseForeign?.(unreadNames(Object.keys(first.fields), { map, ignore }));
    isFirst = false;
    yield {
      rows: records.map(({ row, line, fields, fault }) => ({
        row,
        line,
        content: fields,
        ...(fault === undefined ? {} : { faults: [{ message: fault }] }),
      })),
      reader,
      warnings,
      formatRowMessage: messages.casinoImport.row,
    };
  }
}

/** How many rows are worked on before other work may have its turn. */
const ROWS_AT_ONCE = 100;
/** How long an import works before it gives other work its turn, in milliseconds. */
const TURN_MS = 25;

/** A batch in parts of a few rows; its warnings, more of which may come with each row, are in the last. */
function* partsOf(batch: ImportBatch): Generator<ImportBatch> {
  const { rows, warnings } = batch;
  for (let at = 0; at + ROWS_AT_ONCE < rows.length; at += ROWS_AT_ONCE)
    yield { ...batch, rows: rows.slice(at, at + ROWS_AT_ONCE), warnings: [] };
  const left = rows.length === 0 ? 0 : ((rows.length - 1) % ROWS_AT_ONCE) + 1;
  yield { ...batch, rows: rows.slice(rows.length - left), warnings };
}

function interruptedProblem(): Problem {
  return problem('import.interrupted');
}

function unreadableFileProblem(error: unknown): Problem {
  const why = error instanceof Error ? error.message : String(error);
  return problem('import.unreadable', { why }, { cause: error });
}
