import { firstIssue, type ProblemEntry } from '../entry.js';

type OnLine = { line: number };

/** Problems of backups. */
export const backupProblems = {
  'backup.store-damaged': { code: 'fault', text: ({ damage }: { damage: string }) => damage },
  'backup.interrupted': { code: 'interrupted', text: () => 'The backup was interrupted' },
  'restore.interrupted': { code: 'interrupted', text: () => 'The restore was interrupted' },
  'restore.not-a-backup': { code: 'invalid', text: () => 'This file is not a croupier backup' },
  'restore.newer-version': {
    code: 'invalid',
    text: () => 'The backup was made by a newer croupier',
    hint: () => 'Update croupier, then restore.',
  },
  'restore.damaged': {
    code: 'invalid',
    text: () => 'The backup is damaged: its content does not agree with its hash',
    hint: () => 'Take another backup file; the store is as it was.',
  },
  'restore.line-damaged': {
    code: 'invalid',
    text: ({ line }: OnLine) => `Line ${line} of the backup is not as it was written`,
    hint: () => 'Take another backup file; the store is as it was.',
  },
  'restore.cut': {
    code: 'invalid',
    text: ({ line }: OnLine) =>
      `The backup ends with line ${line}, before its last line: the rest was cut off`,
    hint: () => 'Take another backup file; the store is as it was.',
  },
  'restore.not-json': {
    code: 'invalid',
    text: ({ line }: OnLine) => `Line ${line} of the backup is not JSON: the file is damaged or no backup`,
  },
  'restore.not-a-record': {
    code: 'invalid',
    text: ({ line }: OnLine) => `Line ${line} of the backup is no record: the file is damaged or no backup`,
  },
  'restore.unknown-content': {
    code: 'invalid',
    text: ({ line, name }: OnLine & { name: string }) =>
      `Line ${line} of the backup speaks of '${name}', which is not known here`,
  },
  'restore.record-invalid': {
    code: 'invalid',
    text: ({ line }: OnLine, issues) => `Line ${line} of the backup: ${firstIssue({}, issues)}`,
  },
  'restore.log-line-invalid': {
    code: 'invalid',
    text: ({ line }: OnLine) => `Line ${line} of the backup is no line of a log`,
  },
  'restore.history-line-invalid': {
    code: 'invalid',
    text: ({ line }: OnLine) => `Line ${line} of the backup is no change, and no part of one`,
  },
  'restore.traffic-not-written': {
    code: 'fault',
    text: ({ fault }: { fault: string }) =>
      `The content is restored; its page views and clicks are not: ${fault}`,
    hint: () => 'Restore the same backup again.',
  },
  'restore.picture-invalid': {
    code: 'invalid',
    text: ({ line }: OnLine) => `Line ${line} of the backup: the picture is not what its name says`,
  },
} as const satisfies Record<string, ProblemEntry>;
