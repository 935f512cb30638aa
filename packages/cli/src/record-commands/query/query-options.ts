import type { Collection, SortOrder } from '@croupier/core';
import { Option } from 'commander';
import { choiceOption, withCompletions } from '../../command-line/options.js';
import type { RecordCommandConfig } from '../record-command-config.js';

/** The options of a list: the words that are searched for, its filters and its orders. */
export function queryOptions(
  { filters, sortOrder }: Pick<Collection, 'filters' | 'sortOrder'>,
  searched: string,
): RecordCommandConfig<never>['query'] {
  const names = ['search', ...Object.keys(filters), 'sort'];
  return {
    add(command) {
      command.option('--search <words>', `only those whose ${searched} has these words`);
      for (const [name, filter] of Object.entries(filters)) command.addOption(filterOption(name, filter));
      return command.addOption(sortOption(sortOrder));
    },
    of: (options) => Object.fromEntries(names.map((name) => [name, Reflect.get(options, name)])),
  };
}

/** The option that orders a list, by an order with a name or by fields. */
export function sortOption(order: SortOrder<never>): Option {
  const named = order.named.length === 0 ? '' : `${order.named.join(', ')}, or `;
  const option = new Option(
    '--sort <order>',
    `the order: ${named}fields between commas, such as -updatedAt,slug; - turns one round, and blank ones are last`,
  ).argParser((text: string) => {
    order.compare(text);
    return text;
  });
  const keys = new Set([...order.named, ...order.keys.flatMap((key) => [key, `-${key}`])]);
  return withCompletions(option, [...keys]);
}

function filterOption(name: string, { kind, choices, help }: Collection['filters'][string]): Option {
  const words = help(name);
  if (kind === 'choice') return choiceOption(`--${name} <${name}>`, words, choices);
  if (kind === 'text') return withCompletions(new Option(`--${name} <${name}>`, words), choices);
  return new Option(kind === 'flag' ? `--${name}` : `--${name} <name>`, words);
}
