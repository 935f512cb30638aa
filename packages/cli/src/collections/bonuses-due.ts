import { bonuses, bonusesDue, counted, type DueBonus, type DueReason } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withList } from '../record-commands/list-show.js';
import { fieldNames, type PagedListOptions, withPageOptions } from '../terminal/record-output.js';

const REASONS: Record<DueReason, (bonus: DueBonus) => string> = {
  expired: ({ validUntil }) => `ended on ${validUntil}`,
  'ends-soon': ({ validUntil }) => `ends on ${validUntil}`,
  unverified: () => 'never checked',
  stale: ({ lastChecked }) => `checked on ${lastChecked}`,
};

/** `due`: the bonuses whose terms wait for a check. */
export function dueVerb(): Command {
  const command = verbCommand('due', {
    summary:
      'List the bonuses to check: never checked, too long ago, ended or about to end; the longest waiting first',
    examples: ['croupier bonuses due', 'croupier bonuses due --limit 10 --json --fields casino,title,links'],
  });
  withPageOptions(command);
  let expired = 0;
  return withList<PagedListOptions, DueBonus>(command, {
    find: async (session, { limit, offset }) => {
      const { result } = await session.perform(bonusesDue, { limit, offset });
      expired = result.expired;
      return result;
    },
    columns: [
      { heading: 'CASINO', text: ({ casino }) => casino },
      { heading: 'BONUS', text: ({ title }) => title },
      { heading: 'SINCE', text: ({ dueSince }) => dueSince },
      { heading: 'WHY', text: (bonus) => bonus.reasons.map((reason) => REASONS[reason](bonus)).join(', ') },
      { heading: 'TERMS', text: ({ links }) => links[0]?.href ?? '' },
    ],
    fields: [...fieldNames(bonuses.entity), 'reasons', 'dueSince', 'links'],
    emptyMessage: 'No bonus is to be checked today.',
    countText: (shown, total) =>
      [
        shown < total
          ? `${shown} of ${counted(total, 'bonus', 'bonuses')}`
          : counted(total, 'bonus', 'bonuses'),
        ...(expired === 0 ? [] : [`${expired} of them ended`]),
      ].join(', '),
  });
}
