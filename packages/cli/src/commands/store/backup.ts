import { counted, storeBackup } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues } from '../../session.js';
import { withOutputFile } from '../../terminal/output-file.js';

interface BackupOptions extends GlobalOptionValues {
  withoutCredentials?: boolean;
  withoutTraffic?: boolean;
  withoutHistory?: boolean;
  force?: boolean;
}

/** `croupier backup FILE`: the content, the pictures, the accounts, the traffic and the history as one file. */
export function command(): Command {
  const command = verbCommand('backup <file>', {
    summary:
      'Write all content, pictures, accounts, traffic and history to one file that only you can read, checked line by line when it is restored; - is stdout',
    examples: [
      'croupier backup before.backup',
      'croupier backup for-a-colleague.backup --without-credentials --without-traffic --without-history',
      'croupier backup - | gzip > before.backup.gz',
    ],
  })
    .option(
      '--without-credentials',
      "leave out passwords, sign-ins and people's e-mail addresses, and changes of users from the history",
    )
    .option('--without-traffic', 'leave out page views, clicks and their totals')
    .option('--without-history', 'leave out what was changed, when and by whom')
    .option('--force', 'replace a file that is there');
  return withAction<BackupOptions>(command, async (session, options, file) => {
    const { withoutCredentials = false, withoutTraffic = false, withoutHistory = false } = options;
    const input = { withoutCredentials, withoutTraffic, withoutHistory };
    const { result } = await withOutputFile(
      file,
      session.print,
      (write) => session.perform(storeBackup, input, { onChunk: write }),
      { isPrivate: true, isNew: options.force !== true },
    );
    if (session.globals.json && file !== '-') await session.printJson({ file, ...result });
    else
      session.note(
        `Wrote ${counted(result.records, 'record')} and ${counted(result.changes, 'change')} of history to ${file === '-' ? 'stdout' : file}.`,
      );
    session.note(
      withoutCredentials
        ? 'It has no passwords, no sign-ins and no e-mail addresses of people.'
        : 'It holds hashes of passwords and e-mail addresses, so keep it to yourself.',
    );
    const leftOut = [
      ...(withoutHistory ? ['history'] : withoutCredentials ? ['changes of users'] : []),
      ...(withoutTraffic ? ['page views and clicks'] : []),
    ];
    if (leftOut.length > 0) session.note(`Not in it: ${leftOut.join('; ')}.`);
  });
}
