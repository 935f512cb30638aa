import { REDIRECT_HOSTS, type RedirectHost, redirectsHostFile } from '@croupier/core';
import type { Command } from 'commander';
import { choiceOption } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import type { ImportExportConfig } from '../../record-commands/import-export-config.js';
import type { ExportOptions } from '../../record-commands/run-export.js';
import type { Session } from '../../session.js';
import { isOutputFile, withOutputFile } from '../../terminal/output-file.js';

interface RedirectExportOptions extends ExportOptions {
  host?: RedirectHost;
}

/** `export`, which writes a file to import again, or with `--host` the one in which a host keeps its redirects. */
export function withHostOption(exporting: Command, files: ImportExportConfig): Command {
  const host = choiceOption(
    '--host <host>',
    "the redirects that apply, as a host's own file",
    REDIRECT_HOSTS,
  );
  exporting.addOption(host.conflicts(['full', 'format', 'search', 'match', 'status']));
  return withAction<RedirectExportOptions>(exporting, async (session, options) => {
    if (options.host !== undefined) return exportForHost(session, options);
    const { exportRecords } = await import('../../record-commands/run-export.js');
    await exportRecords(session, files, options);
  });
}

async function exportForHost(session: Session, { host, output, json }: RedirectExportOptions): Promise<void> {
  const isFile = isOutputFile(output);
  let text = '';
  const toStdout = async (piece: string | Uint8Array) => {
    if (!json) return session.print(piece);
    text += piece;
  };
  const { result } = await withOutputFile(output, toStdout, (write) =>
    session.perform(redirectsHostFile, { host: host as RedirectHost }, { onChunk: write }),
  );
  if (json) return session.printJson(isFile ? { ...result, file: output } : { ...result, text });
  for (const { source, target, why } of result.left) {
    session.note(`Left out: ${source} → ${target}: ${why}.`);
  }
  for (const { source, target, why } of result.differing) {
    session.note(`A little different there: ${source} → ${target}: ${why}.`);
  }
  if (isFile)
    session.note(`Wrote ${result.written} redirects to ${output}; the host calls it ${result.file}.`);
}
