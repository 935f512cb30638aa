import { type ContactMessage, counted, messagesDelete, messagesExport, messagesList } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { choiceOption, withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { withList } from '../record-commands/list-show.js';
import type { ChangeCommandOptions } from '../record-commands/record-command-config.js';
import { withNamesAction } from '../record-commands/record-names.js';
import { type ExportOptions, writeExport } from '../record-commands/run-export.js';
import { printNoneSelected } from '../record-commands/select-records.js';
import { dateText } from '../terminal/date-text.js';
import { confirmUnlessYes, nobodyToAsk } from '../terminal/input/prompts.js';

const FIELDS = ['id', 'sentAt', 'name', 'email', 'text', 'consent'];
const EMAIL_HELP = 'only from this e-mail address';

/** `croupier messages` with its verbs. */
export function command(): Command {
  const words = {
    summary: 'Messages that visitors sent by the contact form; they are kept for a year',
    examples: ['croupier messages list', 'croupier messages export --email ana@example.com'],
  };
  return nounCommand('messages', words, [listVerb(), exportVerb(), deleteVerb()]);
}

interface OfPerson {
  email?: string;
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List messages, the newest first',
    examples: ['croupier messages list', 'croupier messages list --email ana@example.com --json'],
  })
    .option('--search <text>', 'only with this in the name, the address or the text')
    .option('--email <address>', EMAIL_HELP);
  return withList<OfPerson & { search?: string }, ContactMessage>(command, {
    find: async (session, { search, email }) =>
      (await session.perform(messagesList, { search, email })).result,
    columns: [
      { heading: 'SENT', text: ({ sentAt }) => dateText(sentAt), isWhole: true },
      { heading: 'NAME', text: ({ name }) => name },
      { heading: 'EMAIL', text: ({ email }) => email },
      { heading: 'MESSAGE', text: ({ text }) => text.replace(/\s+/g, ' ') },
    ],
    fields: FIELDS,
    emptyMessage: 'No messages.',
  });
}

function exportVerb(): Command {
  const command = verbCommand('export', {
    summary: 'Write messages as a file: all, or what is kept of one person',
    examples: [
      'croupier messages export --output messages.csv',
      'croupier messages export --email ana@example.com --format json',
    ],
  })
    .option('--email <address>', EMAIL_HELP)
    .addOption(
      choiceOption('--format <format>', 'the kind of file; csv unless given', ['csv', 'json', 'ndjson']),
    )
    .option('--output <file>', 'write to this file, whole or not at all; stdout unless given');
  return withAction<ExportOptions & OfPerson>(command, async (session, options) => {
    const { email } = options;
    const words = { singularLabel: 'message', pluralLabel: 'messages' };
    await writeExport(session, messagesExport, { email }, options, words);
  });
}

function deleteVerb(): Command {
  const command = verbCommand('delete [messages...]', {
    summary: 'Delete messages for good: named by id, or all of one person',
    examples: ['croupier messages delete --email ana@example.com --yes'],
  }).option('--email <address>', 'all from this e-mail address');
  return withNamesAction<ChangeCommandOptions & OfPerson>(
    withDryRun(command),
    async (session, options, { names, isTyped }) => {
      const { email, dryRun = false } = options;
      const input = { records: names, email };
      if (!isTyped && names.length === 0) return printNoneSelected(session, { plural: 'messages' });
      const planned = (await session.perform(messagesDelete, input, { dryRun: true })).result.records;
      if (planned.length === 0) return printNoneSelected(session, { plural: 'messages' });
      const count = counted(planned.length, 'message');
      if (!dryRun) {
        const question = `Delete ${count}? They cannot be brought back.`;
        await confirmUnlessYes(session, question, nobodyToAsk('delete'));
        await session.perform(messagesDelete, input);
      }
      if (session.globals.json) {
        return session.printJson({ change: null, ...(dryRun ? { dryRun } : {}), records: planned });
      }
      session.note(`${dryRun ? 'Would delete' : 'Deleted'} ${count}.`);
    },
  );
}
