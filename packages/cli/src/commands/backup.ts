import { storeBackup } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { intoResult } from '../terminal/result-file.js';
import { verb } from './verb.js';

interface BackupOptions extends Globals {
  withoutCredentials?: boolean;
}

/** `croupier backup FILE`: the content, the pictures and the accounts as one file. */
export function command(): Command {
  const command = verb('backup <file>', {
    summary:
      'Write all content, pictures and accounts to one file that only you can read, checked by its hash when it is restored; - is stdout. History and traffic stay behind',
    examples: [
      'croupier backup before.backup',
      'croupier backup for-a-colleague.backup --without-credentials',
      'croupier backup - | gzip > before.backup.gz',
    ],
  }).option('--without-credentials', "leave out passwords, sign-ins and people's e-mail addresses");
  return does<BackupOptions>(command, async (session, { withoutCredentials = false }, file) => {
    const { result } = await intoResult(
      file,
      session.print,
      (write) => session.perform(storeBackup, { withoutCredentials }, { onPiece: write }),
      { isPrivate: true },
    );
    if (session.globals.json && file !== '-') await session.printJson({ file, ...result });
    else session.note(`Wrote ${result.records} records to ${file === '-' ? 'stdout' : file}.`);
    session.note(
      withoutCredentials
        ? 'It has no passwords, no sign-ins and no e-mail addresses of people; history and traffic are not in it either.'
        : 'It holds hashes of passwords and e-mail addresses, so keep it to yourself; history and traffic are not in it.',
    );
  });
}
