import { storeBackup } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { type GlobalOptionValues, withAction } from '../session.js';
import { withOutputFile } from '../terminal/output-file.js';

interface BackupOptions extends GlobalOptionValues {
  withoutCredentials?: boolean;
  withoutTraffic?: boolean;
}

/** `croupier backup FILE`: the content, the pictures, the accounts and the traffic as one file. */
export function command(): Command {
  const command = verbCommand('backup <file>', {
    summary:
      'Write all content, pictures, accounts and traffic to one file that only you can read, checked by its hash when it is restored; - is stdout. History stays behind',
    examples: [
      'croupier backup before.backup',
      'croupier backup for-a-colleague.backup --without-credentials --without-traffic',
      'croupier backup - | gzip > before.backup.gz',
    ],
  })
    .option('--without-credentials', "leave out passwords, sign-ins and people's e-mail addresses")
    .option('--without-traffic', 'leave out page views, clicks and their totals');
  return withAction<BackupOptions>(command, async (session, options, file) => {
    const { withoutCredentials = false, withoutTraffic = false } = options;
    const { result } = await withOutputFile(
      file,
      session.print,
      (write) => session.perform(storeBackup, { withoutCredentials, withoutTraffic }, { onChunk: write }),
      { isPrivate: true },
    );
    if (session.globals.json && file !== '-') await session.printJson({ file, ...result });
    else session.note(`Wrote ${result.records} records to ${file === '-' ? 'stdout' : file}.`);
    const leftOut = withoutTraffic ? 'history, page views and clicks are' : 'history is';
    session.note(
      withoutCredentials
        ? `It has no passwords, no sign-ins and no e-mail addresses of people; ${leftOut} not in it either.`
        : `It holds hashes of passwords and e-mail addresses, so keep it to yourself; ${leftOut} not in it.`,
    );
  });
}
