import {
  type Entity,
  fieldsOfSection,
  type HomepageSection,
  homepageContent,
  homepageSection,
  messages,
  sectionsDisable,
  sectionsEdit,
  sectionsEnable,
  sectionsList,
  sectionsMove,
} from '@croupier/core';
import { Argument, type Command } from 'commander';
import { does } from '../session.js';
import { printChange } from '../terminal/changes.js';
import { usage } from '../terminal/failure.js';
import { readFields, withFields } from '../terminal/fields.js';
import { offer, withDryRun } from '../terminal/options.js';
import { fieldNames, fieldsOption, formatOption, type ListOptions, printList } from '../terminal/records.js';
import { type ChangeOptions, doesToSeveral, wishesOf } from './record-noun.js';
import { noun, verb } from './verb.js';

/** `croupier homepage sections` with its verbs. */
export function sectionsNoun(): Command {
  return noun(
    'sections',
    {
      summary: 'The sections of the home page, each named by its number, kind or title',
      examples: ['croupier homepage sections list', 'croupier homepage sections disable advertising'],
    },
    [
      listVerb(),
      switchVerb(sectionsEnable, 'enable', 'Show sections to visitors', 'Now shown:'),
      switchVerb(sectionsDisable, 'disable', 'Hide sections from visitors', 'Hidden:'),
      moveVerb(),
      editVerb(),
    ],
  );
}

const FIELDS = fieldNames(homepageSection);

function listVerb(): Command {
  const command = verb('list', {
    summary: 'List the sections in order',
    examples: ['croupier homepage sections list', 'croupier homepage sections list --json --fields id,title'],
  })
    .addOption(formatOption())
    .addOption(fieldsOption(FIELDS));
  return does<ListOptions>(command, async (session, options) => {
    const { result } = await session.perform(sectionsList, {});
    await printList<HomepageSection>(
      session,
      {
        ...result,
        columns: [
          { head: 'ID', text: ({ id }) => String(id), isNumber: true },
          { head: 'TITLE', text: ({ title }) => title },
          { head: 'TYPE', text: ({ type }) => type.replaceAll('-', ' ') },
          { head: 'STATUS', text: ({ isActive }) => (isActive ? 'active' : 'inactive') },
          { head: 'ORDER', text: ({ order }) => String(order), isNumber: true },
        ],
        fields: FIELDS,
        idOf: ({ id }) => String(id),
        csv: async (records, fields) => (await import('./record-csv.js')).plainCsv(records, fields ?? FIELDS),
        empty: 'No sections.',
      },
      options,
    );
  });
}

function switchVerb(operation: typeof sectionsEnable, word: string, summary: string, did: string): Command {
  const command = verb(`${word} <sections...>`, {
    summary,
    examples: [
      `croupier homepage sections ${word} 5 8`,
      `croupier homepage sections ${word} advertising --dry-run`,
    ],
  });
  return doesToSeveral<ChangeOptions>(withDryRun(command), async (session, options, records) => {
    const outcome = await session.perform(operation, { records }, wishesOf(options));
    await printChange(session, outcome, { did, isDry: options.dryRun === true });
  });
}

function moveVerb(): Command {
  const command = verb('move <section>', {
    summary: 'Move a section up or down by one, or to a place',
    examples: [
      'croupier homepage sections move 8 up',
      'croupier homepage sections move daily-players 2 --dry-run',
    ],
  }).addArgument(offer(new Argument('<where>', 'up, down, or a place counted from 1'), ['up', 'down']));
  return does<ChangeOptions>(withDryRun(command), async (session, options, record, where) => {
    const input = { record: record as string, to: placeOf(where as string) };
    const outcome = await session.perform(sectionsMove, input, wishesOf(options));
    await printChange(session, outcome, { did: 'Moved', isDry: options.dryRun === true });
  });
}

function placeOf(where: string): 'up' | 'down' | number {
  if (where === 'up' || where === 'down') return where;
  if (/^[1-9]\d{0,3}$/.test(where)) return Number(where);
  throw usage(`'${where}' is no place among the sections`, 'Give up, down, or a place such as 1.');
}

function editVerb(): Command {
  const words = contentOfSections();
  const command = verb('edit <section>', {
    summary: 'Change the title of a section, and the words that belong to it',
    examples: [
      'croupier homepage sections edit 2 --best-casinos-title "Where we would play"',
      'croupier homepage sections edit footer-copyright --footer-copyright "<b>Copper Desk</b> 2026"',
      'croupier homepage sections edit 4 --title "From the desk" --dry-run',
    ],
  }).option('--title <title>', 'what staff call the section');
  withDryRun(withFields(command, words));
  return does<ChangeOptions & { title?: string } & Record<string, unknown>>(
    command,
    async (session, options, record) => {
      const changes = await readFields(words, options);
      const { title } = options;
      if (title === undefined && Object.keys(changes).length === 0) {
        throw usage('Say what to change', 'Give --title, or fields of the section.');
      }
      const input = { record: record as string, title, changes };
      const outcome = await session.perform(sectionsEdit, input, wishesOf(options));
      const [section] = outcome.result.records;
      await printChange(session, outcome, {
        did: messages.section.updated(section?.title ?? ''),
        isDry: options.dryRun === true,
      });
    },
  );
}

/** The fields of the content that some section has. */
function contentOfSections(): Pick<Entity, 'leaves' | 'leaf'> {
  const kinds = (homepageSection.leaf('type')?.field.kind.choices ?? []) as HomepageSection['type'][];
  const own = new Set(kinds.flatMap((type) => fieldsOfSection({ type })));
  return { leaves: homepageContent.leaves.filter((leaf) => own.has(leaf)), leaf: homepageContent.leaf };
}
