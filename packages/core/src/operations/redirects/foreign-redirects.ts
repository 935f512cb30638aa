import { problem } from '../../problem.js';

/** What other programs call what becomes of an address; a redirect of ours has other words for it. */
const MEANINGS = new Set([
  ...['code', 'httpcode', 'statuscode', 'actioncode'],
  ...['type', 'actiontype', 'actiondata', 'redirecttype'],
  ...['status', 'matchtype', 'matchdata', 'matchurl'],
]);

/**
 * Refuses redirects of other programs by the names of their columns: read as ours, disabled ones would be enabled and
 * temporary ones permanent. Problem: `invalid`.
 */
export function refuseForeignRedirects(names: readonly string[]): void {
  const words = new Map(names.map((name) => [name.toLowerCase().replace(/[\s_-]+/g, ''), name]));
  const isWholeExport = words.has('redirects') && (words.has('plugin') || words.has('groups'));
  const lost = [...words].filter(([word]) => MEANINGS.has(word)).map(([, name]) => name);
  if (!isWholeExport && lost.length === 0) return;
  const isOfRedirection =
    isWholeExport || (words.has('regex') && (words.has('code') || words.has('actioncode')));
  throw problem('redirect.foreign-file', { lost, program: isOfRedirection ? 'Redirection' : undefined });
}
