import {
  bonuses,
  bonusesRestore,
  bonusesWithdraw,
  counted,
  type OfferSign,
  type WithdrawalReceipt,
} from '@croupier/core';
import type { Command } from 'commander';
import { withDryRun } from '../command-line/options.js';
import { bulkActionVerb } from '../record-commands/bulk-actions.js';
import {
  performOptionsOf,
  performRecordOperation,
  withVariadicAction,
} from '../record-commands/record-command-config.js';
import {
  confirmSelection,
  printNoneSelected,
  type SelectionOptions,
  selectingVerb,
  selectRecords,
} from '../record-commands/select-records.js';
import { plannedChange, printChange } from '../terminal/change-output.js';

const EXAMPLE = '"50% up to £150 for Live Tables"';
const SIGNS: Record<OfferSign, string> = {
  bonus: 'the bonus',
  link: 'a link to it',
  words: 'its words',
};

/** `withdraw`: off the site at once, with a receipt of what showed it. */
export function withdrawVerb(): Command {
  const { entity } = bonuses;
  const command = selectingVerb('withdraw', entity, {
    summary: 'Take bonuses off the site at once, and say which pages showed them and what still does',
    examples: [
      `croupier bonuses withdraw ${EXAMPLE} --reason "The casino took it back"`,
      `croupier bonuses withdraw ${EXAMPLE} --dry-run`,
    ],
  }).option('--reason <reason>', 'why, for your colleagues; visitors never see it');
  withDryRun(command);
  return withVariadicAction<SelectionOptions & { reason?: string }>(
    command,
    async (session, options, typed) => {
      const selected = await selectRecords(bonuses, session, typed, options);
      const records = selected.names;
      if (records.length === 0) return printNoneSelected(session, entity);
      await confirmSelection(session, selected, options, { verb: 'Withdraw', count: records.length, entity });
      const input = { records, reason: options.reason };
      const outcome = await performRecordOperation(
        bonuses,
        session,
        bonusesWithdraw,
        input,
        performOptionsOf(options),
      );
      const { change, changes, result } = outcome;
      const isDryRun = options.dryRun === true;
      if (session.globals.json)
        return session.printJson({
          change: change?.id ?? null,
          ...(isDryRun ? { dryRun: true, plan: changes.map(plannedChange) } : {}),
          ...result,
        });
      await printChange(session, outcome, { message: 'Withdrawn:', isDryRun });
      for (const line of receiptLines(result.receipt)) session.note(line);
    },
  );
}

/** `restore`: back on the site. */
export function restoreVerb(): Command {
  return bulkActionVerb(bonuses, bonusesRestore, {
    word: 'restore',
    summary: 'Put withdrawn bonuses back on the site',
    message: 'Back on the site:',
    example: EXAMPLE,
  });
}

/** What showed withdrawn bonuses and what still does, in lines. */
function receiptLines({ offers, leftOut, cacheSeconds }: WithdrawalReceipt): string[] {
  const lines = offers.flatMap(({ title, shownAt, left }) => {
    const still = new Set(left.map(({ path }) => path));
    const gone = shownAt.filter((path) => !still.has(path));
    return [
      `${title} was on ${counted(shownAt.length, 'page')}${gone.length === 0 ? '' : `; gone from ${gone.join(', ')}`}`,
      ...left.map(({ path, by }) => `  still on ${path}: ${by.map((sign) => SIGNS[sign]).join(', ')}`),
    ];
  });
  const more =
    leftOut === 0
      ? []
      : [`and ${counted(leftOut, 'more bonus', 'more bonuses')}, whose pages were not looked up`];
  return [
    ...lines,
    ...more,
    'Not looked up: embeds of a market, lists of other countries, filtered lists, comparisons, and searches with other words than the title and the casino.',
    `Caches in front of a served site may answer with embeds of before for ${cacheSeconds} seconds; files that were built change with the next build.`,
  ];
}
