import { closestMatch, problem, type ViewedList, viewsList } from '@croupier/core';
import { type Command, Option } from 'commander';
import type { Session } from '../../session.js';
import type { RecordCommandConfig } from '../record-command-config.js';

/** What a saved view asks of the operation that lists. */
interface ViewedInput extends Record<string, unknown> {
  where?: string[];
}

/** `--view`: what a saved view of the list shows. */
export function viewOption(): Option {
  return new Option('--view <name>', 'what a saved view shows; other options are added, or take its place');
}

/**
 * What a saved view asks of a list: its search, conditions, filters and order, each as the option of its name reads it where that
 * is not given. What it says of columns and pages is left out. Problem: `not-found`, with the names that exist.
 */
export async function viewedInput(
  session: Session,
  command: Command,
  { entity, query, tabs }: Pick<RecordCommandConfig<never>, 'entity' | 'query' | 'tabs'>,
  { view, ...options }: { view: string },
): Promise<ViewedInput> {
  const list = entity.collection as ViewedList;
  const asked = new URLSearchParams(await queryOf(session, list, view));
  asked.set('search', asked.get('q') ?? '');
  if (tabs !== undefined) {
    const tab = asked.get('type');
    asked.set(tabs.filter, tab !== null && tabs.values.includes(tab) ? tab : (tabs.values[0] ?? ''));
  }
  const input: ViewedInput = {};
  for (const [filter, given] of Object.entries(query.of(options))) {
    const option = command.options.find((one) => one.attributeName() === filter);
    const text = asked.get(filter) ?? '';
    if (given !== undefined || option === undefined || text === '') continue;
    if (option.isBoolean()) input[filter] = true;
    else input[filter] = option.parseArg === undefined ? text : option.parseArg(text, undefined);
  }
  const where = asked.getAll('where').filter((condition) => condition !== '');
  return where.length === 0 ? input : { ...input, where };
}

async function queryOf(session: Session, list: ViewedList, name: string): Promise<string> {
  const { records } = (await session.perform(viewsList, { list })).result;
  const found = records.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());
  if (found !== undefined) return found.query;
  const names = records.map((view) => view.name);
  throw problem(
    'view.not-found',
    { name, list, suggestion: closestMatch(name, names) },
    { issues: names.map((message) => ({ message })) },
  );
}
