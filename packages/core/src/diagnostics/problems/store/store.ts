import type { ProblemEntry } from '../entry.js';

type AtFolder = { folder: string };
type OfFile = { file: string };

/** A damaged file or history: the first damage, and how many more there are. */
export interface Damage {
  file: string;
  line?: number | undefined;
  damage: string;
  others: number;
}

const damageText = ({ file, line, damage, others }: Damage) =>
  `${file}${line === undefined ? '' : `, line ${line}`}: ${damage}${others === 0 ? '' : ` (and ${others} more)`}`;

const tryAgain = () => 'Try again.';

/** Problems of a store in a folder. */
export const storeProblems = {
  'store.not-found': {
    code: 'fault',
    text: ({ folder }: AtFolder) => `There is no store in ${folder} or above it`,
  },
  'store.folder-missing': {
    code: 'fault',
    text: ({ folder }: AtFolder) => `The folder ${folder} is not there`,
  },
  'store.not-a-store': { code: 'fault', text: ({ folder }: AtFolder) => `${folder} is not a store` },
  'store.not-a-folder': {
    code: 'usage',
    text: ({ path }: { path: string }) => `${path} is not the folder of a store`,
    hint: () => 'Name the folder that holds croupier.json.',
  },
  'store.exists': {
    code: 'conflict',
    text: ({ folder }: AtFolder) => `There is a store in ${folder} already`,
    hint: () => 'Use it as it is, or give another folder.',
  },
  'store.file-exists': {
    code: 'conflict',
    text: ({ path }: { path: string }) => `${path} is there already`,
    hint: () => 'Give an empty folder, or one that does not exist.',
  },
  'store.newer-version': {
    code: 'fault',
    text: ({ version, supported }: { version: number; supported: number }) =>
      `This store is of version ${version}; this croupier knows up to ${supported}`,
    hint: () => 'Use a newer croupier. Nothing was read or written.',
  },
  'store.locked': {
    code: 'conflict',
    text: ({ seconds }: { seconds: number }) =>
      `Another command has been changing this store for ${seconds} seconds`,
    hint: () => 'Wait until it is done, then try again.',
  },
  'store.read-timeout': {
    code: 'conflict',
    text: ({ folder }: AtFolder) => `${folder} is changed so often that it could not be read`,
    hint: () => 'Try again when fewer commands run at once.',
  },
  'store.changed-during-read': {
    code: 'conflict',
    text: ({ file }: OfFile) => `${file} was changed outside croupier while it was being read`,
    hint: tryAgain,
  },
  'store.changed-during-write': {
    code: 'conflict',
    text: ({ file }: OfFile) => `${file} was changed outside croupier at the same time; nothing was written`,
    hint: tryAgain,
  },
  'store.text-damaged': {
    code: 'fault',
    text: ({ content }: { content: string }) => `${content}: what is stored is not as it was written`,
    hint: () => 'Take it back from version control or a backup.',
  },
  'store-file.missing': {
    code: 'fault',
    text: ({ file, folder }: OfFile & AtFolder) => `${file} is missing from the store ${folder}`,
    hint: () => 'Take it back from version control or a backup. Nothing was written.',
  },
  'store-file.damaged': {
    code: 'fault',
    text: (params: Damage) => damageText(params),
    hint: () => 'Mend the file, or take it back from version control or a backup. Nothing was written to it.',
  },
  'store-file.bytes-changed': {
    code: 'fault',
    text: (params: Damage) => damageText(params),
    hint: () =>
      'Take the file back from version control or a backup. If you changed it yourself, save it again: it is then checked. Nothing was written to it.',
  },
  'store-file.repairable': {
    code: 'fault',
    text: (params: Damage) => damageText(params),
    hint: () =>
      'A check of the store can repair this, and keeps a copy of the file. Nothing was written to it.',
  },
  'store-file.wrong-kind': {
    code: 'fault',
    text: ({ file, damage }: OfFile & { damage: string; expected: 'file' | 'folder' }) =>
      `${file}: ${damage}`,
    hint: ({ expected }: { expected: 'file' | 'folder' }) =>
      `Put the ${expected} itself in its place. Nothing behind it was read or written.`,
  },
  'store-file.strange-name': {
    code: 'fault',
    text: ({ file, damage }: OfFile & { damage: string }) => `${file}: ${damage}`,
    hint: () => 'Croupier did not write this name. Nothing was read or written there.',
  },
  'store-file.not-replaceable': {
    code: 'fault',
    text: ({ path }: { path: string }) => `${path} is not a plain file`,
    hint: () => 'Put the file itself in its place.',
  },
  'store-index.foreign': {
    code: 'fault',
    text: ({ file, damage }: OfFile & { damage: string }) => `${file}: ${damage}`,
    hint: () =>
      'Croupier did not write this: nothing was moved. Delete the index to have every file checked anew.',
  },
  'store-index.damaged': {
    code: 'fault',
    text: ({ file }: OfFile) => `${file}: this is not an index as croupier writes it`,
    hint: () => 'Delete it: every file is then checked anew when it is next used.',
  },
  'store-history.damaged': {
    code: 'fault',
    text: (params: Damage) => damageText(params),
    hint: () =>
      'The content is not affected, and changes go on; take the file back from a copy to have all of the history.',
  },
  'store-history.change-damaged': {
    code: 'fault',
    text: ({ id }: { id: string }) => `Change ${id} is not in the history as it was written`,
    hint: () => 'Take the history back from a copy. Nothing was changed.',
  },
} as const satisfies Record<string, ProblemEntry>;
