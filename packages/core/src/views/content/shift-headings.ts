import type { SafeHtml } from '../../values/safe-html.js';

const TAG = /<(\/?)h([1-6])(?=[\s>])/g;
const DEEPEST = 6;

/** Shifts the headings of sanitized HTML so that the outermost has `level` (1 to 6); the others keep their distance. */
export function shiftHeadings(level: number, html: SafeHtml): SafeHtml {
  const levels = [...html.matchAll(TAG)].map(([, , digit]) => Number(digit));
  const shift = level - Math.min(...levels);
  if (levels.length === 0 || shift === 0) return html;
  return html.replace(
    TAG,
    (_tag, slash: string, digit: string) => `<${slash}h${Math.min(DEEPEST, Number(digit) + shift)}`,
  ) as SafeHtml;
}
