import { messages, ROLES } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { parseChoice } from '../command-line/options.js';
import { findNoun, VISIBLE_NOUNS } from '../nouns.js';
import { withAction } from '../open-session.js';
import { programHelp } from '../program-help.js';
import { buildProgram } from '../run.js';
import type { GlobalOptionValues } from '../session.js';
import { EXIT_MEANINGS } from '../terminal/errors/exit-codes.js';

/** The topics of help that are about no noun. */
export const TOPICS: Record<string, () => string> = {
  'exit-codes': () =>
    EXIT_MEANINGS.map(
      ([code, name, when]) => `${String(code).padStart(3)}  ${name.padEnd(12)} ${when}\n`,
    ).join(''),
  environment: () =>
    [
      'CROUPIER_STORE   the data folder, where --store does not name one',
      'CROUPIER_SITE    the served site to work on, by address or name, where there is no --site',
      'CROUPIER_TOKEN   the token for that site',
      'CROUPIER_DEBUG   1: stack traces of errors too',
      'CI               set: nothing is ever asked, and there is no pager',
      'CROUPIER_PAGER   what shows tables longer than the screen, else PAGER, else less; cat: no pager',
      'NO_COLOR         set: no colors',
      'FORCE_COLOR      set: colors, also into a file or pipe; 0: none',
      '',
    ].join('\n'),
  formats: () =>
    [
      'table    for people; the default on a terminal',
      '(none)   text between tabs, nothing cut; the default into a file or pipe',
      'json     an array of whole records; --json is the same',
      'ndjson   a record a line',
      'csv      a header and a row a record',
      'tsv      the cells of csv between tabs, a line a record; \\t \\n \\r \\\\ and \\u001b stand for what would break it',
      'ids      an id a line',
      'count    how many there are',
      '',
      '--template "{slug}: {name}"   a line a record by your own words: fields between braces, {{ and }} for braces, \\n and \\t;',
      '                              nothing in a value is quoted, for a shell or for CSV',
      '',
      '--fields slug,name cuts json, ndjson, csv, tsv and tables to these fields.',
      '',
    ].join('\n'),
  roles: () => ROLES.map((role) => `${role.padEnd(10)} ${messages.user.roles[role].join(', ')}\n`).join(''),
};

/** `croupier help [topic]`: the help of a noun, or a topic. */
export function command(): Command {
  const command = verbCommand('help [topic] [verb]', {
    summary: `Help on a noun and its verbs, or on a topic: ${Object.keys(TOPICS).join(', ')}`,
    examples: ['croupier help casinos', 'croupier help casinos import', 'croupier help exit-codes'],
  });
  return withAction<GlobalOptionValues>(command, async (session, _options, topic, word) => {
    if (topic === undefined) return session.print(programHelp());
    const text = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
    if (text !== undefined) return session.print(text());
    const topics = [...VISIBLE_NOUNS.map(({ name }) => name), ...Object.keys(TOPICS)];
    const noun = findNoun(topic) ?? findNoun(parseChoice(topic, topics, 'The topic'));
    const tree = (await noun?.load())?.command();
    if (tree === undefined) return;
    buildProgram(tree);
    const verbs = tree.commands.map((one) => one.name());
    const inner =
      word === undefined
        ? tree
        : tree.commands.find((one) => one.name() === parseChoice(word, verbs, 'The verb'));
    (inner ?? tree).outputHelp();
  });
}
