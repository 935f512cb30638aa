import type { ProblemEntry } from '../entry.js';

type AtPath = { path: string };

const NOTHING_CHANGED = 'The store is as it was.';

/** What the machine refuses when a file is read or written. */
export const diskProblems = {
  'disk.full': {
    code: 'fault',
    text: ({ path }: AtPath) => `The disk is full: ${path} could not be written`,
    hint: () => `Free some space and try again. ${NOTHING_CHANGED}`,
  },
  'disk.quota': {
    code: 'fault',
    text: ({ path }: AtPath) => `The disk quota is used up: ${path} could not be written`,
    hint: () => `Free some space and try again. ${NOTHING_CHANGED}`,
  },
  'disk.file-size-limit': {
    code: 'fault',
    text: ({ path }: AtPath) => `${path} would be larger than files may be here`,
    hint: () => `Raise the limit on file sizes and try again. ${NOTHING_CHANGED}`,
  },
  'disk.read-only': {
    code: 'fault',
    text: ({ path }: AtPath) => `${path} cannot be written: its disk is read-only`,
    hint: () => `Make it writable, or use another store. ${NOTHING_CHANGED}`,
  },
  'disk.permission-denied': {
    code: 'fault',
    text: ({ path }: AtPath) => `${path} cannot be used: permission denied`,
    hint: () => `Give this user the right to read and write the store's folder. ${NOTHING_CHANGED}`,
  },
  'disk.protected': {
    code: 'fault',
    text: ({ path }: AtPath) => `${path} cannot be written: it is protected`,
    hint: () => `Give this user the right to write the store's folder. ${NOTHING_CHANGED}`,
  },
  'disk.path-gone': {
    code: 'fault',
    text: ({ path }: AtPath) => `${path} is gone`,
    hint: () => 'Put the folder back, or make a new store.',
  },
  'disk.too-many-open-files': {
    code: 'fault',
    text: ({ path }: AtPath) => `${path} cannot be opened: too many files are open`,
    hint: () => `Raise the limit on open files and try again. ${NOTHING_CHANGED}`,
  },
  'disk.failed': {
    code: 'fault',
    text: ({ path, why }: AtPath & { why: string }) => `${path} could not be used: ${why}`,
    hint: () => `Check the disk, then try again. ${NOTHING_CHANGED}`,
  },
  'disk.unconfirmed-write': {
    code: 'fault',
    text: () => 'The change was written, but the disk would not confirm it',
    hint: () => 'Check the disk. The change is there now; a power cut could still lose it.',
  },
} as const satisfies Record<string, ProblemEntry>;
