import type { SafeHtml } from '../../values/html/safe-html.js';

const TAG = /<(\/?)h([1-6])(?=[\s>])/g;
const DEEPEST = 6;

/** Shifts the headings of sanitized HTML so that the outermost has `level` (1 to 6), and each that is deeper is one deeper. */
export function shiftHeadings(level: number, html: SafeHtml): SafeHtml {
  /** The headings around the current place, outermost first. */
  const around: number[] = [];
  return html.replace(TAG, (_tag, slash: string, digit: string) => {
    const given = Number(digit);
    if (slash === '') {
      while ((around.at(-1) ?? 0) >= given) around.pop();
      around.push(given);
    }
    return `<${slash}h${Math.min(DEEPEST, level + around.length - 1)}`;
  }) as SafeHtml;
}
