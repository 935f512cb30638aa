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
import { nounCommand, verbCommand } from '../../command-line/define-command.js';
import { readFieldOptions, withFieldOptions } from '../../command-line/field-options.js';
import { withCompletions, withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { withList } from '../../record-commands/list-show.js';
import { parsePosition } from '../../record-commands/position.js';
import type { ChangeCommandOptions } from '../../record-commands/record-command-config.js';
import { withNamesAction } from '../../record-commands/record-names.js';
import { runChange } from '../../record-commands/run-change.js';
import { confirmNames } from '../../record-commands/select-records.js';
import { noChangesProblem } from '../../terminal/errors/error-output.js';
import { fieldNames } from '../../terminal/record-output.js';

/** `croupier homepage sections` with its verbs. */
export function sectionsCommand(): Command {
  return nounCommand(
    'sections',
    {
      summary: 'The sections of the home page, each named by its number, kind or title',
      examples: ['croupier homepage sections list', 'croupier homepage sections disable advertising'],
    },
    [
      listVerb(),
      visibilityVerb(sectionsEnable, 'enable', 'Show sections to visitors', 'Now shown:'),
      visibilityVerb(sectionsDisable, 'disable', 'Hide sections from visitors', 'Hidden:'),
      moveVerb(),
      editVerb(),
    ],
  );
}

const FIELDS = fieldNames(homepageSection);

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List the sections in order',
    examples: ['croupier homepage sections list', 'croupier homepage sections list --json --fields id,title'],
  });
  return withList<object, HomepageSection>(command, {
    find: async (session) => (await session.perform(sectionsList, {})).result,
    columns: [
      { heading: 'ID', text: ({ id }) => String(id), isNumber: true },
      { heading: 'TITLE', text: ({ title }) => title },
      { heading: 'TYPE', text: ({ type }) => type.replaceAll('-', ' ') },
      { heading: 'STATUS', text: ({ isActive }) => (isActive ? 'active' : 'inactive') },
      { heading: 'ORDER', text: ({ order }) => String(order), isNumber: true },
    ],
    fields: FIELDS,
    emptyMessage: 'No sections.',
  });
}

const SECTIONS = { name: 'section', plural: 'sections' };

function visibilityVerb(
  operation: typeof sectionsEnable,
  word: string,
  summary: string,
  successMessage: string,
): Command {
  const command = verbCommand(`${word} <sections...>`, {
    summary,
    examples: [
      `croupier homepage sections ${word} 5 8`,
      `croupier homepage sections ${word} advertising --dry-run`,
    ],
  });
  return withNamesAction<ChangeCommandOptions>(withDryRun(command), async (session, options, named) => {
    const records = named.names;
    if (!(await confirmNames(session, named, options, { verb: 'Change', entity: SECTIONS }))) return;
    await runChange(session, operation, { records }, options, successMessage);
  });
}

function moveVerb(): Command {
  const command = verbCommand('move <section>', {
    summary: 'Move a section up or down by one, or to a place',
    examples: [
      'croupier homepage sections move 8 up',
      'croupier homepage sections move daily-players 2 --dry-run',
    ],
  }).addArgument(
    withCompletions(new Argument('<where>', 'up, down, or a place counted from 1'), ['up', 'down']),
  );
  return withAction<ChangeCommandOptions>(withDryRun(command), async (session, options, record, where) => {
    const input = { record: record as string, to: parsePosition(where as string, POSITION_WORDS) };
    await runChange(session, sectionsMove, input, options, 'Moved');
  });
}

const POSITION_WORDS = {
  message: 'is no place among the sections',
  hint: 'Give up, down, or a place such as 1.',
};

function editVerb(): Command {
  const words = sectionFields();
  const command = verbCommand('edit <section>', {
    summary: 'Change the title of a section, and the words that belong to it',
    examples: [
      'croupier homepage sections edit 2 --best-casinos-title "Where we would play"',
      'croupier homepage sections edit footer-copyright --footer-copyright "<b>Copper Desk</b> 2026"',
      'croupier homepage sections edit 4 --title "From the desk" --dry-run',
    ],
  }).option('--title <title>', 'what staff call the section');
  withDryRun(withFieldOptions(command, words));
  return withAction<ChangeCommandOptions & { title?: string } & Record<string, unknown>>(
    command,
    async (session, options, record) => {
      const changes = await readFieldOptions(words, options);
      const { title } = options;
      if (title === undefined && Object.keys(changes).length === 0) {
        throw noChangesProblem('Give --title, or fields of the section.');
      }
      const input = { record: record as string, title, changes };
      await runChange(session, sectionsEdit, input, options, ({ records: [section] }) =>
        messages.section.updated(section?.title ?? ''),
      );
    },
  );
}

/** The fields of the content that some section has. */
function sectionFields(): Pick<Entity, 'fieldPaths' | 'findField'> {
  const kinds = (homepageSection.findField('type')?.field.valueType.choices ??
    []) as HomepageSection['type'][];
  const own = new Set(kinds.flatMap((type) => fieldsOfSection({ type })));
  return {
    fieldPaths: homepageContent.fieldPaths.filter((fieldPath) => own.has(fieldPath)),
    findField: homepageContent.findField,
  };
}
