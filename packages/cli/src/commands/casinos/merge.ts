import {
  type CarriedCounts,
  type Casino,
  casinosMerge,
  counted,
  MERGE_PREFERENCES,
  type MergedField,
  type MergePreference,
  type MergeResult,
  type Outcome,
} from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { choiceOption, repeatableOption, withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import {
  type ChangeCommandOptions,
  performOptionsOf,
  performRecordOperation,
  type RecordCommandConfig,
} from '../../record-commands/record-command-config.js';
import { describeNames, readRecordNames } from '../../record-commands/record-names.js';
import type { Session } from '../../session.js';
import { plannedChange, printChange } from '../../terminal/change-output.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { noteWarnings, warningText } from '../../terminal/errors/warnings.js';
import { formatCell } from '../../terminal/format-cell.js';
import { confirmUnlessYes, nobodyToAsk } from '../../terminal/input/prompts.js';
import { type Column, formatTable, tableWidth } from '../../terminal/table.js';

interface MergeOptions extends ChangeCommandOptions {
  take?: FieldChoice[];
  prefer?: MergePreference;
}

interface FieldChoice {
  field: string;
  from: string;
}

/** `croupier casinos merge`: shows the fields side by side, and asks before it acts. */
export function mergeVerb(casinos: RecordCommandConfig<Casino>): Command {
  const command = verbCommand('merge <casino> <others...>', {
    summary:
      'Make one casino of several that are the same; the first stays, and gets what belongs to the others',
    examples: [
      'croupier casinos merge copper-heron paper-kite --dry-run',
      'croupier casinos merge copper-heron paper-kite --take rating=paper-kite --yes',
      'croupier casinos merge copper-heron paper-kite --prefer newest --dry-run --json',
    ],
  })
    .addOption(
      repeatableOption(
        '--take <field=casino>',
        'the value of a field is that of this casino, such as rating=paper-kite',
        takeChoice,
      ),
    )
    .addOption(
      choiceOption(
        '--prefer <whose>',
        'whose values win where they differ; kept unless given; empty fields are filled, lists united',
        MERGE_PREFERENCES,
      ),
    );
  withDryRun(command);
  return withAction<MergeOptions>(describeNames(command), async (session, options, record, others) => {
    const input = {
      record: record as string,
      others: (await readRecordNames(others as unknown as string[])).names,
      take: options.take,
      prefer: options.prefer,
    };
    const perform = (dryRun: boolean) =>
      performRecordOperation(casinos, session, casinosMerge, input, {
        ...performOptionsOf(options),
        dryRun,
      }) as Promise<Outcome<MergeResult>>;
    if (options.dryRun === true) return printPlan(session, await perform(true));
    if (!session.globals.yes) {
      const { result } = await perform(true);
      for (const line of planText(session, result).trimEnd().split('\n')) session.note(line);
      const names = result.gone.map(({ name }) => name).join(', ');
      const question = `Merge ${names} into ${result.records[0]?.name}?`;
      await confirmUnlessYes(session, question, nobodyToAsk('merge'));
    }
    await printMerge(session, await perform(false));
  });
}

function takeChoice(text: string, before: FieldChoice[] = []): FieldChoice[] {
  const [, field, from] = /^\s*([^=]+?)\s*=\s*(.+?)\s*$/.exec(text) ?? [];
  if (field !== undefined && from !== undefined) return [...before, { field, from }];
  throw usageProblem(
    `--take must name a field and a casino, not '${text}'`,
    'Give it as --take rating=paper-kite.',
  );
}

async function printPlan(session: Session, { changes, result }: Outcome<MergeResult>): Promise<void> {
  if (session.globals.json)
    return session.printJson({
      ...{ change: null, dryRun: true, plan: changes.map(plannedChange) },
      ...toJson(result),
    });
  noteWarnings(session, result.warnings);
  await session.print(planText(session, result));
}

async function printMerge(session: Session, outcome: Outcome<MergeResult>): Promise<void> {
  const { change, result } = outcome;
  if (session.globals.json) return session.printJson({ change: change?.id ?? null, ...toJson(result) });
  const [kept] = result.records;
  const names = result.gone.map(({ name }) => name).join(', ');
  const message = `Merged ${names} into ${kept?.name} (${kept?.slug}).`;
  await printChange(session, outcome, { message, isDryRun: false });
  const carried = carriedText(result.carried);
  if (carried !== '') session.note(`Carried along: ${carried}.`);
}

function toJson({ warnings, ...result }: MergeResult): object {
  return warnings === undefined ? result : { ...result, warnings: warnings.map(warningText) };
}

/** The fields that differ side by side, and what is carried along. */
function planText(
  { paint }: Pick<Session, 'paint'>,
  { records, gone, fields, carried }: MergeResult,
): string {
  const [kept] = records;
  const slugs = fields[0]?.values.map(({ slug }) => slug) ?? [];
  const columns: Column<MergedField>[] = [
    { heading: 'FIELD', text: ({ field }) => field, isWhole: true },
    ...slugs.map((slug, i) => ({
      heading: slug,
      text: ({ values }: MergedField) => formatCell(values[i]?.value) || '–',
    })),
    { heading: 'TAKEN FROM', text: ({ from }) => from.join(' + ') },
  ];
  const table =
    fields.length === 0 ? 'No field differs.\n' : formatTable(columns, fields, tableWidth(), paint);
  const along = carriedText(carried);
  const lines = [
    `${gone.map(({ slug }) => slug).join(', ')} would become part of ${kept?.slug}.`,
    ...(along === '' ? [] : [`Carried along: ${along}.`]),
  ];
  return `${table}${lines.join('\n')}\n`;
}

function carriedText({
  bonuses,
  listings,
  redirects,
  sourceRows,
  toplists,
  community,
}: CarriedCounts): string {
  return [
    [bonuses, counted(bonuses, 'bonus', 'bonuses')] as const,
    [redirects, counted(redirects, 'old address', 'old addresses')] as const,
    [listings, counted(listings, 'listing')] as const,
    [sourceRows, counted(sourceRows, 'row of sources', 'rows of sources')] as const,
    [toplists, counted(toplists, 'toplist')] as const,
    [community, counted(community, 'complaint or tournament', 'complaints and tournaments')] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([, text]) => text)
    .join(', ');
}
