import type { ImportRules } from '../../csv/import-rules.js';
import type { Table } from '../../csv/table.js';
import type { Entity, FieldPath } from '../../model/entity.js';
import { MAX_REGISTER_ENTRIES, type RegisterEntry } from '../../model/registers/register-entry.js';
import { problem } from '../../problem.js';
import { listedHost } from '../../values/addresses/listed-host.js';
import type { Warning } from '../../warning.js';
import type { ChangeContext } from '../define/operation.js';
import type { ImportInput } from '../transfer/import-input.js';
import { importRows } from '../transfer/rows/import-rows.js';
import { registerRow } from './register-row.js';
import { loadRegisteredDomain } from './registered-domain.js';

/** A row that names neither a domain that can be read nor a license. */
interface LeftOutRow {
  line: number;
  text: string;
}

/** The entries of a file. */
export interface ReadRegister {
  entries: RegisterEntry[];
  rows: number;
  /** How many rows are left out, and the first of them. */
  leftOut: number;
  leftOutRows: LeftOutRow[];
  warnings: Warning[];
}

/** How many of the rows that are left out are told. */
const MAX_LEFT_OUT = 20;
/** Registers have columns that are of no use here, so what is not read is not told. */
const QUIET = ['column.unknown', 'column.by-alias', 'field.unknown', 'line.looks-like-a-date'];

const RULES: ImportRules = {
  identity: { by: 'words', columns: ['domain'] },
  missingIdentity: { column: 'domain', message: '' },
  requiredColumns: {},
  order: [],
};
const NAMING = ['domain', 'number', 'operator'];

/** Reads the entries of a register's file. Problems: `invalid` where no row names a domain or a license, `usage`. */
export async function readRegister(
  context: Pick<ChangeContext, 'signal' | 'onProgress'>,
  input: ImportInput,
): Promise<ReadRegister> {
  const registeredDomain = await loadRegisteredDomain();
  const read: ReadRegister = { entries: [], rows: 0, leftOut: 0, leftOutRows: [], warnings: [] };
  const tell = (warnings: readonly Warning[]) =>
    read.warnings.push(...warnings.filter(({ reason }) => !QUIET.includes(reason)));
  const listener = { onHeader: requireNamingColumn, onWarning: (one: Warning) => tell([one]) };
  for await (const { rows, reader, warnings } of importRows(
    context,
    listener,
    registerRow as unknown as Entity,
    RULES,
    input,
  )) {
    tell(warnings);
    for (const { content, line, faults = [] } of rows) {
      read.rows++;
      const textOf = (path: FieldPath) => String(reader.given(content, path) ?? '').trim();
      const entries = faults.length > 0 ? [] : entriesOf(textOf, registeredDomain);
      if (entries.length === 0) {
        read.leftOut++;
        const text = PATHS.map(textOf)
          .filter((one) => one !== '')
          .join(', ');
        if (read.leftOutRows.length < MAX_LEFT_OUT) read.leftOutRows.push({ line, text: text.slice(0, 100) });
      }
      for (const entry of entries) read.entries.push(entry);
    }
    if (read.entries.length > MAX_REGISTER_ENTRIES)
      throw problem('register.too-long', { most: MAX_REGISTER_ENTRIES });
  }
  if (read.entries.length === 0) throw problem('register.nothing-listed', { rows: read.rows });
  return read;
}

const PATHS = registerRow.fieldPaths;
const [DOMAIN, NUMBER, OPERATOR, STATUS, UNTIL] = PATHS as unknown as Record<0 | 1 | 2 | 3 | 4, FieldPath> &
  FieldPath[];

/** The entries of a row: one for each of its domains, else one for its license. */
function entriesOf(
  textOf: (path: FieldPath) => string,
  registeredDomain: (host: string) => string | undefined,
): RegisterEntry[] {
  const until = dayIn(textOf(UNTIL));
  const facts: RegisterEntry = {
    ...short('number', textOf(NUMBER), 100),
    ...short('operator', textOf(OPERATOR), 300),
    ...short('status', textOf(STATUS), 100),
    ...(until === undefined ? {} : { until }),
  };
  const hosts = textOf(DOMAIN)
    .split(/[\s,;|]+/)
    .flatMap((text) => listedHost(text) ?? []);
  if (hosts.length === 0) return facts.number === undefined && facts.operator === undefined ? [] : [facts];
  return [...new Set(hosts)].map((domain) => {
    const site = registeredDomain(domain);
    return { domain, ...(site === undefined || site === domain ? {} : { site }), ...facts };
  });
}

function short<N extends string>(name: N, text: string, most: number): { [K in N]?: string } {
  return text === '' ? {} : ({ [name]: text.slice(0, most) } as { [K in N]: string });
}

/** The day that a cell says: as ISO, with or without a time, or by day, month and year where no other order fits. */
function dayIn(text: string): string | undefined {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(text) ?? [];
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  const isClear = day !== undefined && (Number(day) > 12 || text.includes('.'));
  const said = iso ?? (isClear ? `${year}-${month?.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined);
  return said === undefined || Number.isNaN(Date.parse(said)) ? undefined : said;
}

/** Refuses a table of which nothing names an entry. */
function requireNamingColumn({ columns, names }: Table): void {
  if (columns.some(({ fieldPath }) => NAMING.includes(fieldPath.column))) return;
  throw problem('register.columns-missing', { header: names.slice(0, 8) });
}
