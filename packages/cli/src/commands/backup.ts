import { storeBackup } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { intoResult } from '../terminal/result-file.js';
import { verb } from './verb.js';

/** `croupier backup FILE`: the whole store as one file. */
export function command(): Command {
  const command = verb('backup <file>', {
    summary: 'Write the whole store to one file, checked by its hash when it is restored; - is stdout',
    examples: ['croupier backup before.backup', 'croupier backup - | gzip > before.backup.gz'],
  });
  return does<Globals>(command, async (session, _options, file) => {
    const { result } = await intoResult(file, session.print, (write) =>
      session.perform(storeBackup, {}, { onPiece: write }),
    );
    if (session.globals.json && file !== '-') await session.printJson({ file, ...result });
    else session.note(`Wrote ${result.records} records to ${file === '-' ? 'stdout' : file}.`);
  });
}
