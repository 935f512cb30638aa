import { OLD_OUTCOMES, type OldAnswer } from '@croupier/core';
import { isLost, OUTCOME_TEXTS } from './verify-text.js';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}th,td{padding:.4rem .6rem;text-align:left;vertical-align:top;border-bottom:1px solid;overflow-wrap:anywhere}th{white-space:nowrap}';

/** A page for people that lists every old address, those that lose visitors first. */
export function verifyPage(name: string, answers: readonly OldAnswer[]): string {
  const lost = answers.filter(isLost).length;
  const groups = [...OLD_OUTCOMES]
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
<p>${answers.length} old addresses; ${lost === 0 ? 'none loses a visitor' : `${lost} lose visitors`}.</p>
${groups.map(({ outcome, found }) => section(OUTCOME_TEXTS[outcome], found)).join('\n')}
</main>
</html>
`;
}

function section(title: string, found: readonly OldAnswer[]): string {
  const rows = found.map(
    ({ address, to, hops }) =>
      `<tr><td>${escaped(address)}</td><td>${escaped(hops === 0 ? '' : to)}</td><td>${hops}</td></tr>`,
  );
  return `<h2>${found.length} ${escaped(title)}</h2>
<table>
<thead><tr><th scope="col">Old address</th><th scope="col">Leads to</th><th scope="col">Hops</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
}
