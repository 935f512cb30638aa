import { counted } from '@croupier/core';
import { DIFFERENCES, type PageDifference } from './compare-pages.js';
import { DIFFERENCE_TEXTS, isLost, OUTCOME_TEXTS, OUTCOMES, type VerifiedAddress } from './verify-text.js';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}th,td{padding:.4rem .6rem;text-align:left;vertical-align:top;border-bottom:1px solid;overflow-wrap:anywhere}th{white-space:nowrap}';

/** A page for people that lists every old address, those that lose visitors first, and what the new pages lack. */
export function verifyPage(
  name: string,
  answers: readonly VerifiedAddress[],
  differences: readonly PageDifference[] = [],
): string {
  const lost = answers.filter(isLost).length;
  const groups = [...OUTCOMES]
    .reverse()
    .map((outcome) => ({ outcome, found: answers.filter((one) => one.outcome === outcome) }))
    .filter(({ found }) => found.length > 0);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Old addresses of ${escaped(name)}</title>
<style>${STYLE}</style>
<main>
<h1>Old addresses of ${escaped(name)}</h1>
<p>${counted(answers.length, 'old address', 'old addresses')}; ${lost === 0 ? 'none loses a visitor' : `${lost} ${lost === 1 ? 'loses' : 'lose'} visitors`}.</p>
${[
  ...groups.map(({ outcome, found }) => answersTable(`${found.length} ${OUTCOME_TEXTS[outcome]}`, found)),
  ...DIFFERENCES.map((kind) => differencesTable(kind, differences)),
].join('\n')}
</main>
</html>
`;
}

function answersTable(title: string, found: readonly VerifiedAddress[]): string {
  const rows = found.map(({ address, to, hops }) => [address, hops === 0 ? '' : to, String(hops)]);
  return table(title, ['Old address', 'Leads to', 'Hops'], rows);
}

function differencesTable(kind: PageDifference['kind'], differences: readonly PageDifference[]): string {
  const found = differences.filter((one) => one.kind === kind);
  if (found.length === 0) return '';
  const rows = found.map(({ address, was, is = '' }) => [address, was, is]);
  return table(`${DIFFERENCE_TEXTS[kind]} (${found.length})`, ['Old address', 'Before', 'Now'], rows);
}

function table(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<h2>${escaped(title)}</h2>
<table>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
}
