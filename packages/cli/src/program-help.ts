import { GLOBAL_OPTIONS } from './command-line/global-options.js';
import { NOUN_GROUPS } from './nouns.js';

/** The examples in the help of the program. */
export const PROGRAM_EXAMPLES = [
  'croupier init --name "Golden Guide" --sample',
  'croupier casinos import casinos.csv --dry-run',
  'croupier casinos list --status featured --sort -rating',
];

/** The help of the program itself, made from the light list of nouns. */
export function programHelp(): string {
  const blocks = NOUN_GROUPS.map(({ title, nouns }) =>
    helpSection(
      title,
      nouns.map(({ name, usage, summary }) => [`${name} ${usage}`, summary]),
    ),
  );
  return [
    'Usage: croupier <noun> <verb> [target] [options]',
    '',
    'Everything that a casino review site is made of, from the terminal.',
    '',
    ...blocks,
    helpSection('Everywhere', [
      ...GLOBAL_OPTIONS.map(({ flags, help }): [string, string] => [flags, help]),
      ['--help', 'help on the program, a noun or a verb'],
      ['--version', 'the version'],
    ]),
    'Examples:',
    ...PROGRAM_EXAMPLES.map((example) => `  $ ${example}`),
    '',
  ].join('\n');
}

function helpSection(title: string, lines: (readonly [string, string])[]): string {
  const width = 18;
  const rows = lines.map(([left, right]) => `  ${left.padEnd(width)} ${right}`);
  return [`${title}:`, ...rows, ''].join('\n');
}
