import { expect, test } from 'vitest';
import { registry } from '../../packages/core/src/operations/registry.js';
import { commandTree } from '../cli/command-tree.js';

const OPEN = 'asks what show asks, and opens a browser';

/** Commands that perform no operation, each with its reason. */
const OF_THE_PROGRAM: Record<string, string> = {
  init: 'makes the store that operations need',
  serve: 'serves the site',
  demo: 'serves the demo',
  completion: 'is about the shell',
  help: 'is about the program',
  'sites add': 'names a site on this machine',
  'sites list': 'lists the sites that are named on this machine',
  'sites delete': 'forgets a site that is named on this machine',
  'casinos open': OPEN,
  'posts open': OPEN,
  'pages open': OPEN,
  'toplists open': OPEN,
  'sources save': 'saves the profile that the source is, as profiles save does',
  'sources delete': 'deletes the profile that the source is, as profiles delete does',
};

/** What can be typed after `croupier`, with its options: `casinos list`. */
const typed = new Map(
  (await commandTree())
    .filter(({ verbs }) => verbs.length === 0)
    .map(({ words, options }) => [words, options]),
);

/** The command that an operation declares, without the option that tells it from its neighbor. */
const declared = registry.flatMap(({ name, exposure }) => {
  const [command = '', option] = exposure.command?.split(/ (?=--)/) ?? [];
  return command === '' ? [] : [{ name, command: byDefault(command), option }];
});

/** A noun alone may stand for its list. */
function byDefault(command: string): string {
  return typed.has(`${command} list`) ? `${command} list` : command;
}

test('every command that an operation declares exists', () => {
  expect(declared.length).toBeGreaterThan(100);
  const missing = declared
    .filter(({ command, option }) => {
      const options = typed.get(command);
      return options === undefined || (option !== undefined && !options.includes(option));
    })
    .map(({ name, command, option }) => [name, command, option].join(' '));
  expect(missing, 'Add the verb in packages/cli, or mend the command that the operation declares.').toEqual(
    [],
  );
});

test('every command performs an operation that declares it, or says why not', () => {
  const unknown = [...typed.keys()].filter(
    (command) => !declared.some((one) => one.command === command) && OF_THE_PROGRAM[command] === undefined,
  );
  expect(unknown, 'Declare it in its operation, or give its reason above.').toEqual([]);
  expect(Object.keys(OF_THE_PROGRAM).filter((command) => !typed.has(command))).toEqual([]);
});
