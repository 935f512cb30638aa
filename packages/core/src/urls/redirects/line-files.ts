import { oneLine } from './one-line.js';

/** A line of `_redirects`: words without blanks, the first of them a path. */
export function redirectsLine(path: string, ...words: readonly string[]): string {
  const blank = [path, ...words].find((word) => word === '' || /\s/.test(word));
  if (blank !== undefined || !path.startsWith('/'))
    throw new Error(`${JSON.stringify(blank ?? path)} is no word of a line of _redirects`);
  return oneLine([path, ...words].join(' '));
}

/** A path of `_headers` with its lines; those of `detached` are taken away first. */
export function headersLines(
  path: string,
  headers: Readonly<Record<string, string>>,
  detached: readonly string[] = [],
): string {
  if (!/^\/\S*$/.test(path)) throw new Error(`${JSON.stringify(path)} is no path of _headers`);
  return [
    path,
    ...detached.map((name) => `  ! ${headerName(name)}`),
    ...Object.entries(headers).map(([name, value]) => `  ${headerName(name)}: ${value}`),
  ]
    .map((line) => `${oneLine(line)}\n`)
    .join('');
}

function headerName(name: string): string {
  if (/^[a-z0-9-]+$/.test(name)) return name;
  throw new Error(`${JSON.stringify(name)} is no name of a header`);
}
