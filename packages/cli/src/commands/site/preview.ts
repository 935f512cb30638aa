import { type OperationInput, previewShow } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues } from '../../session.js';
import { readJsonRecord } from '../../terminal/input/input-file.js';

type Unsaved = OperationInput<'preview.show'>['unsaved'];

/** `croupier preview`: what a page would show, as data. */
export function command(): Command {
  const command = verbCommand('preview [path]', {
    summary: 'What an address would show with what is not saved yet, as JSON; the home page unless named',
    examples: [
      'croupier preview',
      `echo '{"homepage":{"heroTitle":"Fair casinos"}}' | croupier preview / --from -`,
    ],
  });
  command.option(
    '--from <file>',
    'what is not saved: homepage, css, record; from a file or with - from stdin',
  );
  return withAction<GlobalOptionValues & { from?: string }>(
    command,
    async (session, { from }, path = '/') => {
      const unsaved = (from === undefined ? {} : await readJsonRecord(from)) as Unsaved;
      const { result } = await session.perform(previewShow, { path: path as string, unsaved });
      await session.printJson(result);
    },
  );
}
