import type { ProblemEntry } from './entry.js';

const EXPORT_AGAIN = 'Export the site again in WordPress, under Tools, Export, with all content.';

/** Problems of exports of WordPress. */
export const wordpressProblems = {
  'wordpress.empty': { code: 'invalid', text: () => 'The file is empty', hint: () => EXPORT_AGAIN },
  'wordpress.not-an-export': {
    code: 'invalid',
    text: ({ root }: { root: string }) =>
      `The file is no export of WordPress: it begins with <${root.slice(0, 50)}>, and has no version of the format`,
    hint: () => EXPORT_AGAIN,
  },
  'wordpress.not-xml': {
    code: 'invalid',
    text: ({ line, why }: { line: number; why: string }) =>
      `The file is no export of WordPress, or damaged, at line ${line}: ${why}`,
    hint: () => EXPORT_AGAIN,
  },
  'wordpress.doctype': {
    code: 'invalid',
    text: () => 'The file declares a document type, which no export of WordPress does',
    hint: () => 'It may declare entities without end, so nothing of it was read.',
  },
  'wordpress.too-deep': {
    code: 'invalid',
    text: ({ most }: { most: number }) => `Elements of the file stand more than ${most} deep in each other`,
    hint: () => EXPORT_AGAIN,
  },
  'wordpress.endless': {
    code: 'invalid',
    text: ({ line }: { line: number }) => `A text or a tag that begins near line ${line} has no end`,
    hint: () => EXPORT_AGAIN,
  },
  'wordpress.no-table': {
    code: 'invalid',
    text: ({ file }: { file: string }) => `${file} has no table of TablePress`,
    hint: () =>
      'Export tables in TablePress as JSON, each as a file; a CSV file keeps its name, which begins with the id.',
  },
  'migration.several-columns': {
    code: 'invalid',
    text: ({ names }: { names: readonly string[] }) =>
      `Several columns of the file have addresses: ${names.slice(0, 5).join(', ').slice(0, 200)}`,
    hint: () => 'Leave one of them, or call the one with the old addresses Page.',
  },
} as const satisfies Record<string, ProblemEntry>;
