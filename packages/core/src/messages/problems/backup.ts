import type { ProblemEntry } from './entry.js';

/** Problems of backups. */
export const backupProblems = {
  'backup.store-damaged': { code: 'fault', text: ({ damage }: { damage: string }) => damage },
} as const satisfies Record<string, ProblemEntry>;
