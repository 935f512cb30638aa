import { counted, FAULTY_OUTCOMES, type LinkRecord, linksCheck, type OperationResult } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { countOption, listOption } from '../../command-line/options.js';
import { withList } from '../../record-commands/list-show.js';
import { EXIT_CODES } from '../../terminal/errors/exit-codes.js';
import { createProgressBar } from '../../terminal/progress-bar.js';
import { LINK_LIST } from './link-list.js';

interface CheckOptions {
  casino?: readonly string[];
  timeout?: number;
}

type Checked = OperationResult<'links.check'>;

/** `links check`. */
export function checkVerb(): Command {
  const command = verbCommand('check', {
    summary:
      'Follow the links to other sites and list those that are not fine; it exits with 6 where one moved, lost its parameters, is parked or gone',
    examples: ['croupier links check', 'croupier links check --timeout 5 --format ndjson'],
  })
    .addOption(listOption('--casino <casinos>', 'only the links of these casinos, their listings and offers'))
    .addOption(
      countOption('--timeout <seconds>', 'how long the servers of one link may take; 20 unless given', 120),
    );
  return withList<CheckOptions, LinkRecord>(command, {
    ...LINK_LIST,
    async find(session, { casino, timeout }) {
      const bar = await createProgressBar(session.globals.quiet === true || session.globals.json === true);
      const { onProgress } = bar;
      const input = { ...(casino === undefined ? {} : { casinos: [...casino] }), timeout };
      const { result } = await session.perform(linksCheck, input, { onProgress }).finally(() => bar.stop());
      if (FAULTY_OUTCOMES.some((outcome) => result.outcomes[outcome] > 0))
        session.setExitCode(EXIT_CODES.invalid);
      session.note(summaryText(result));
      return { records: result.records, total: result.checked - result.outcomes.ok };
    },
    emptyMessage: 'No link needs attention.',
  });
}

function summaryText({ checked, outcomes }: Checked): string {
  const parts = Object.entries(outcomes).flatMap(([outcome, count]) =>
    count > 0 ? `${count} ${outcome}` : [],
  );
  return `Followed ${counted(checked, 'link')}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}.`;
}
