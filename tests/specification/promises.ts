import { readSourceText } from '../architecture/repository-files.js';

/** The numbers of the promises in docs/specification, in their order: `P-001`. */
export function numbersOf(part: 'public' | 'admin'): string[] {
  return [...readSourceText(`docs/specification/${part}.md`).matchAll(/^- \*\*([PA]-\d{3})\*\* \S/gm)].map(
    ([, number = '']) => number,
  );
}
