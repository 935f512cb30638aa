import { bonuses, bonusesSuggest, counted, type OfferSuggestion } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withAction } from '../open-session.js';
import type { GlobalOptionValues } from '../session.js';
import { dueVerb } from './bonuses-due.js';
import { restoreVerb, withdrawVerb } from './bonuses-withdraw.js';
import { collectionCommand } from './collection-command.js';

/** What names a bonus in a file, and the figures that texts may name. */
const COLUMNS = [
  ...['casino', 'title', 'kind', 'currency', 'amount', 'matchPercent', 'minDepositAmount', 'freeSpins'],
  ...['wageringTimes', 'wageringOn', 'code'],
];

/** `croupier bonuses` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  return collectionCommand(bonuses, typed, {
    further: [suggestVerb(), dueVerb(), withdrawVerb(), restoreVerb()],
  });
}

/** `suggest`: a file of figures that are read in the texts of bonuses, to look through and import. */
function suggestVerb(): Command {
  const command = verbCommand('suggest', {
    summary: 'Write a file of figures that are read in the texts of bonuses; say what cannot be read',
    examples: [
      'croupier bonuses suggest > figures.csv',
      'croupier bonuses suggest --dollar USD | croupier bonuses import - --on-conflict update --dry-run',
    ],
  }).option('--dollar <code>', 'the currency that $ stands for, such as USD');
  return withAction<GlobalOptionValues & { dollar?: string }>(command, async (session, { dollar }) => {
    const { result } = await session.perform(bonusesSuggest, { dollar: dollar?.toUpperCase() });
    if (session.globals.json) return session.printJson(result.records);
    const proposed = result.records.filter(({ figures }) => Object.keys(figures).length > 0);
    const rows = proposed.map(({ casino, title, figures }) => ({ casino, title, ...figures }));
    const { csvText, objectRows } = await import('../record-commands/table-rows.js');
    await session.print(csvText(objectRows(rows, COLUMNS)));
    for (const line of unreadLines(result.records)) session.note(line);
    session.note(
      `${counted(proposed.length, 'bonus', 'bonuses')} with figures to look through; nothing was changed`,
    );
  });
}

function unreadLines(records: readonly OfferSuggestion[]): string[] {
  return records.flatMap(({ casino, unread }) => unread.map((part) => `Not read at ${casino}: ${part}`));
}
