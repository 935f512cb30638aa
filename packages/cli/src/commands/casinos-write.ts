import { casino, casinosAdd, casinosEdit, messages, Problem } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Session } from '../session.js';
import { askText, missing } from '../terminal/ask.js';
import { printChange } from '../terminal/changes.js';
import { usage } from '../terminal/failure.js';
import { readFields, readText, withFields } from '../terminal/fields.js';
import { withDryRun } from '../terminal/options.js';
import { type ChangeOptions, perform, wishesOf } from './casinos-perform.js';
import { verb } from './verb.js';

const { casino: say } = messages;

/** `croupier casinos add`, with an option for each field if it is what was typed. */
export function addVerb(isTyped: boolean): Command {
  const command = verb('add', {
    summary: 'Add a casino',
    examples: [
      'croupier casinos add --name "Golden Fox" --description "Calm and quick." --rating 8.5',
      'croupier casinos add --name "Silver Fox" --description "Its sister." --stars 4 --languages "English, German"',
      'croupier casinos show copper-heron --json | croupier casinos add --from - --slug copper-heron-twin --dry-run',
    ],
  });
  withDryRun(isTyped ? withFields(command, casino) : command);
  return does<ChangeOptions & Record<string, unknown>>(command, async (session, options) => {
    const given = await readFields(casino, options);
    const record = await askMissing(session, given);
    const outcome = await perform(session, casinosAdd, { record }, wishesOf(options));
    await printChange(session, outcome, { did: 'Added', isDry: options.dryRun === true });
  });
}

/** `croupier casinos edit`, with an option for each field if it is what was typed. */
export function editVerb(isTyped: boolean): Command {
  const command = verb('edit <casino>', {
    summary: 'Change fields of a casino; what is not named stays, an empty value empties',
    examples: [
      'croupier casinos edit copper-heron --rating 8.9 --reviewer "Ines Valkama"',
      'croupier casinos edit copper-heron --languages "English, German, Finnish" --dry-run',
      'croupier casinos edit copper-heron --bonus ""',
    ],
  });
  withDryRun(isTyped ? withFields(command, casino) : command);
  return does<ChangeOptions & Record<string, unknown>>(command, async (session, options, name) => {
    const changes = await readFields(casino, options);
    if (Object.keys(changes).length === 0) {
      throw usage('Say what to change', 'Give fields, such as --rating 8.5, or a record with --from.');
    }
    const input = { record: name as string, changes };
    const outcome = await perform(session, casinosEdit, input, wishesOf(options));
    await printChange(session, outcome, { did: 'Changed', isDry: options.dryRun === true });
  });
}

/** Asks for what a casino cannot be without, and then for its rating; without a person it is a `usage` Problem. */
async function askMissing(
  session: Session,
  given: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const wanted = [
    { name: 'name', question: 'Name', message: say.nameRequired },
    { name: 'description', question: 'Description', message: say.descriptionRequired },
  ].filter(({ name, message }) => {
    // Said and blank is not the same as not said: the one is refused, the other asked for.
    if (given[name] === null) throw new Problem('invalid', message, { issues: [{ path: name, message }] });
    return given[name] === undefined;
  });
  if (wanted.length === 0) return given;
  const record = { ...given };
  for (const { name, question, message } of wanted) {
    if (!session.mayAsk) throw missing(message, `--${name}`);
    record[name] = await askText(question, (answer) => (answer === '' ? message : undefined));
  }
  if (!('rating' in record)) record.rating = await askRating();
  return record;
}

async function askRating(): Promise<number> {
  const leaf = casino.leaf('rating');
  if (leaf === undefined) return 0;
  const isWrong = (answer: string) =>
    'fault' in readText(leaf, answer === '' ? '0' : answer) ? say.ratingInScores : undefined;
  return Number(await askText('Rating (0 to 10)', isWrong, '0'));
}
