import { counted } from '../../plural.js';
import type { ProblemEntry } from '../entry.js';

const MEGABYTE = 1_000_000;

/** Problems of sites as folders of files, and of the archives in which they travel. */
export const siteFolderProblems = {
  'site-export.interrupted': { code: 'interrupted', text: () => 'The export was interrupted' },
  'site-folder.no-markdown': { code: 'invalid', text: () => 'The folder has no Markdown in it' },
  'site-folder.invalid': {
    code: 'invalid',
    text: ({ count }: { count: number }) =>
      `${counted(count, 'file or row', 'files or rows')} of the folder cannot be read, so nothing was changed`,
  },
  'site-folder.changed-since': {
    code: 'conflict',
    text: ({ count }: { count: number }) =>
      `${counted(count, 'record')} ${count === 1 ? 'has' : 'have'} changed here since the export, so nothing was changed`,
  },
  'archive.cut': {
    code: 'invalid',
    text: () => 'The archive ends in the middle of a file',
    hint: () => 'Make it again.',
  },
  'archive.unreadable': {
    code: 'invalid',
    text: () => 'This is no tar archive, or it is damaged',
    hint: () => 'Make it again.',
  },
  'archive.file-too-long': {
    code: 'invalid',
    text: ({ path, most }: { path: string; most: number }) =>
      `${path} is longer than ${(most / MEGABYTE).toFixed(0)} MB`,
  },
} as const satisfies Record<string, ProblemEntry>;
