import { toplists, toplistsPreview } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withAction } from '../open-session.js';
import { performRecordOperation } from '../record-commands/record-command-config.js';
import type { GlobalOptionValues } from '../session.js';
import { printPairs } from '../terminal/record-output.js';
import { collectionCommand } from './collection-command.js';

/** `croupier toplists` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  return collectionCommand(toplists, typed, { further: [previewVerb()] });
}
/** `preview`: how many casinos a toplist has, or a query would give it, and the first of them. */
function previewVerb(): Command {
  const command = verbCommand('preview [toplist]', {
    summary: 'Count the casinos of a toplist, or of a query before it is saved, and name the first five',
    examples: [
      'croupier toplists preview live',
      'croupier toplists preview --query "payment=paypal&min-score=8" --json',
    ],
  }).option('--query <query>', 'as if this were its query');
  return withAction<GlobalOptionValues & { query?: string }>(command, async (session, { query }, record) => {
    const input = { record, query };
    const { result } = await performRecordOperation(toplists, session, toplistsPreview, input);
    if (session.globals.json) return session.printJson(result);
    await printPairs(session, [
      ['Casinos', String(result.count)],
      ...result.records.map(({ name, rating }, i) => [String(i + 1), nameAndScore(name, rating)] as const),
    ]);
  });
}

function nameAndScore(name: string, rating: number | undefined): string {
  return rating === undefined ? name : `${name} (${rating})`;
}
