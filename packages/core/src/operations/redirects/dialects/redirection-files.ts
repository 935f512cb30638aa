import { csvRecords } from '../../../csv/csv-records.js';
import { problem } from '../../../problem.js';
import { isPlainObject } from '../../../values/plain-object.js';
import type { RedirectionRow } from './redirection-rule.js';
import { wholeText } from './whole-text.js';

type Fields = Record<string, unknown>;

/** Whether the start of a file is that of the JSON export. */
export function isRedirectionJson(start: string): boolean {
  return /^\s*\{\s*"plugin"\s*:\s*\{/.test(start) && /"(?:redirects|groups)"\s*:/.test(start);
}

/** Whether the first line of a file is the header of the CSV export. */
export function isRedirectionCsv(start: string): boolean {
  const names = (/^[^\r\n]*/.exec(start)?.[0] ?? '')
    .split(/[,;\t]/)
    .map((name) => name.replaceAll('"', '').trim());
  return ['source', 'target', 'regex', 'code'].every((name) => names.includes(name));
}

/** The redirects of the JSON export, in the order in which they are tried. Problem: `invalid` for what is no JSON. */
export async function* redirectionJson(texts: AsyncIterable<string>): AsyncGenerator<RedirectionRow> {
  const value = parsed(await wholeText(texts, 'Redirection'));
  const groups = listOf(value.groups);
  const disabled = new Set(groups.filter(({ enabled }) => enabled === false).map(({ id }) => id));
  const place = new Map(groups.map(({ id }, i) => [id, i]));
  const redirects = listOf(value.redirects).map((one, i) => ({
    one,
    i,
    group: place.get(one.group_id) ?? 0,
  }));
  redirects.sort(
    (a, b) => a.group - b.group || Number(a.one.position ?? 0) - Number(b.one.position ?? 0) || a.i - b.i,
  );
  for (const { one } of redirects) yield rowOf(one, disabled.has(one.group_id));
}

function parsed(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (isPlainObject(value)) return value as Fields;
  } catch {
    // Told below.
  }
  throw problem('redirect.foreign-file', { lost: [], program: 'Redirection' });
}

function rowOf(one: Fields, isGroupDisabled: boolean): RedirectionRow {
  const data = isPlainObject(one.action_data) ? (one.action_data as Fields) : {};
  const matchData = isPlainObject(one.match_data) ? (one.match_data as Fields) : {};
  const flags = isPlainObject(matchData.source) ? (matchData.source as Fields) : {};
  return {
    source: String(one.url ?? ''),
    target: String(data.url ?? ''),
    isRegex: isTrue(one.regex) || flags.flag_regex === true,
    code: Number(one.action_code),
    action: String(one.action_type ?? ''),
    match: String(one.match_type ?? ''),
    isEnabled: one.enabled !== false && one.status !== 'disabled' && !isGroupDisabled,
    flags: { ignoresCase: flags.flag_case === true, query: String(flags.flag_query ?? 'exact') },
  };
}

/** The redirects of the CSV export. */
export async function* redirectionCsv(texts: AsyncIterable<string>): AsyncGenerator<RedirectionRow> {
  let names: readonly string[] | undefined;
  for await (const records of csvRecords(texts, { skipStrayQuotes: true })) {
    for (const { cells } of records) {
      if (names === undefined) {
        names = cells.map((name) => name.trim().toLowerCase());
        continue;
      }
      const cell = (name: string) => cells[names?.indexOf(name) ?? -1]?.trim() ?? '';
      yield {
        ...{ source: cell('source'), target: cell('target'), isRegex: isTrue(cell('regex')) },
        ...{ code: Number(cell('code')), action: cell('type'), match: cell('match') },
        isEnabled: cell('status') !== 'disabled',
      };
    }
  }
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isPlainObject).map((one) => one as Fields) : [];
}
