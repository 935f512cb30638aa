import type { SafeHtml } from '../../values/html/safe-html.js';

const TAG = /<(\/?)h([1-6])(?=[\s>])/g;
const DEEPEST = 6;

/** Shifts the headings of sanitized HTML so that the outermost has `level` (1 to 6), and each that is deeper is one deeper. */
export function shiftHeadings(level: number, html: SafeHtml): SafeHtml {
  return createHeadingShift(level).shift(html);
}

/** As `shiftHeadings()`, for the pieces of one text in turn. */
export function createHeadingShift(level: number) {
  /** The headings around the current place, outermost first. */
  const around: number[] = [];
  const levelNow = () => level + around.length - 1;
  return {
    shift(html: SafeHtml): SafeHtml {
      return html.replace(TAG, (_tag, slash: string, digit: string) => {
        const given = Number(digit);
        if (slash === '') {
          while ((around.at(-1) ?? 0) >= given) around.pop();
          around.push(given);
        }
        return `<${slash}h${Math.min(DEEPEST, levelNow())}`;
      }) as SafeHtml;
    },
    /** The level of a heading of what stands below the last one. */
    next: () => Math.min(DEEPEST, levelNow() + 1),
  };
}
