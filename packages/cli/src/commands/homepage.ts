import { homepageContent, homepageEdit, homepageShow, messages, valueAt } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { printChange } from '../terminal/changes.js';
import { usage } from '../terminal/failure.js';
import { readFields, withFields } from '../terminal/fields.js';
import { withDryRun } from '../terminal/options.js';
import { printPairs } from '../terminal/records.js';
import { sectionsNoun } from './homepage-sections.js';
import { type ChangeOptions, wishesOf } from './record-noun.js';
import { noun, verb } from './verb.js';

/** `croupier homepage` with its verbs. */
export function command(): Command {
  return noun(
    'homepage',
    {
      summary: 'The home page: its words and figures, and its sections',
      examples: ['croupier homepage show', 'croupier homepage sections list'],
    },
    [showVerb(), editVerb(), sectionsNoun()],
  );
}

function showVerb(): Command {
  const command = verb('show', {
    summary: 'Show the words and figures of the home page, and with --json its sections too',
    examples: ['croupier homepage show', 'croupier homepage show --json'],
  });
  return does<Globals>(command, async (session) => {
    const { result } = await session.perform(homepageShow, {});
    if (session.globals.json) return session.printJson(result);
    const pairs = homepageContent.leaves.flatMap((leaf) => {
      const value = valueAt(result.content, leaf);
      return value === undefined || value === ''
        ? []
        : [[leaf.field.title, leaf.field.kind.write(value)] as const];
    });
    if (pairs.length === 0)
      session.note('The home page has no words of its own. croupier homepage edit --help');
    await printPairs(session, pairs);
  });
}

function editVerb(): Command {
  const command = verb('edit', {
    summary: 'Change words and figures of the home page; what is not named stays',
    examples: [
      'croupier homepage edit --hero-title "Casinos, looked at closely" --reviews 120',
      'croupier homepage edit --hero-subtitle "" --dry-run',
      'croupier homepage show --json | croupier homepage edit --from - --articles 64 --dry-run',
    ],
  });
  withDryRun(withFields(command, homepageContent));
  return does<ChangeOptions & Record<string, unknown>>(command, async (session, options) => {
    const read = await readFields(homepageContent, options);
    // `show --json` prints the content beside the sections.
    const { content = {}, sections: _own, ...fields } = read as { content?: object; sections?: unknown };
    const changes = { ...content, ...fields };
    if (Object.keys(changes).length === 0) {
      throw usage('Say what to change', 'Give fields, such as --hero-title, or a record with --from.');
    }
    const outcome = await session.perform(homepageEdit, { changes }, wishesOf(options));
    await printChange(session, outcome, { did: messages.homepage.updated, isDry: options.dryRun === true });
  });
}
