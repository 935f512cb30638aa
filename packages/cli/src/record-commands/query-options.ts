import type { Collection } from '@croupier/core';
import { Option } from 'commander';
import { choiceOption, withCompletions } from '../command-line/options.js';
import type { RecordCommandConfig } from './record-command-config.js';

/** The options of a list: the words that are searched for, its filters and its orders. */
export function queryOptions(
  { filters, sorts }: Pick<Collection, 'filters' | 'sorts'>,
  searched: string,
): RecordCommandConfig<never>['query'] {
  const names = ['search', ...Object.keys(filters), ...(sorts.length === 0 ? [] : ['sort'])];
  return {
    add(command) {
      command.option('--search <words>', `only those whose ${searched} has these words`);
      for (const [name, filter] of Object.entries(filters)) command.addOption(filterOption(name, filter));
      return sorts.length === 0
        ? command
        : command.addOption(choiceOption('--sort <order>', 'the order; - turns it round', sorts));
    },
    of: (options) => Object.fromEntries(names.map((name) => [name, Reflect.get(options, name)])),
  };
}

function filterOption(name: string, { kind, choices, help }: Collection['filters'][string]): Option {
  const words = help(name);
  if (kind === 'choice') return choiceOption(`--${name} <${name}>`, words, choices);
  if (kind === 'text') return withCompletions(new Option(`--${name} <${name}>`, words), choices);
  return new Option(kind === 'flag' ? `--${name}` : `--${name} <name>`, words);
}
