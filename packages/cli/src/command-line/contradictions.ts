import type { Command, Option } from 'commander';
import { usageProblem } from '../terminal/errors/error-output.js';
import { isOutputFile } from '../terminal/output-file.js';

/** Two options of which one run can do only one. */
export interface Contradiction {
  readonly options: readonly [string, string];
  /** Whether these values contradict each other; any do unless it is given. */
  when?(first: unknown, second: unknown, given: ReadonlyMap<string, unknown>): boolean;
  readonly message: string | ((first: unknown, second: unknown) => string);
  readonly hint: string;
}

/** Whether the format is that of a file, and stdout has JSON of its own. */
const hasOutputFile = (given: ReadonlyMap<string, unknown>) =>
  isOutputFile(given.get('--output') as string | undefined);
const ONE_OF_THEM = 'Give one of them.';
const twoShapes = (option: string) => (_given: unknown, format: unknown) =>
  `${option} and --format ${format} ask for two shapes`;

/** The contradictions between options of any command. What one option has to say against names stands at its command. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  {
    options: ['--quiet', '--verbose'],
    message: '--quiet and --verbose ask for less and for more',
    hint: ONE_OF_THEM,
  },
  {
    options: ['--json', '--format'],
    when: (_json, format, given) => format !== 'json' && !hasOutputFile(given),
    message: twoShapes('--json'),
    hint: ONE_OF_THEM,
  },
  {
    options: ['--jq', '--format'],
    when: (_filter, format, given) => format !== 'json' && format !== 'ndjson' && !hasOutputFile(given),
    message: twoShapes('--jq'),
    hint: 'A filter of jq reads JSON: leave --format out, or give ndjson.',
  },
  {
    options: ['--fields', '--format'],
    when: (_fields, format) => format === 'ids' || format === 'count',
    message: (_fields, format) => `--format ${format} prints no fields, and --fields names some`,
    hint: ONE_OF_THEM,
  },
  ...['--json', '--jq', '--format', '--fields'].map((option) => ({
    options: ['--template', option] as const,
    message: `--template and ${option} ask for two shapes`,
    hint: ONE_OF_THEM,
  })),
  {
    options: ['--site', '--store'],
    message: '--site and --store name two places',
    hint: ONE_OF_THEM,
  },
  {
    options: ['--site', '--as'],
    // One command has an --as of its own, which takes kinds.
    when: (_site, user) => typeof user === 'string',
    message: '--as works on a store',
    hint: 'On a site, the token says who you are.',
  },
  {
    options: ['--expect', '--force'],
    message: '--expect saves only what has not changed, and --force saves all the same',
    hint: ONE_OF_THEM,
  },
  {
    options: ['--source', '--profile'],
    message: '--profile does not go with --source: a source is a profile',
    hint: 'Leave --profile out.',
  },
  {
    options: ['--source', '--on-conflict'],
    message: '--on-conflict does not go with --source: a source changes what it said itself',
    hint: 'Leave one of them out; --owns names the fields in which it overrules people.',
  },
  {
    options: ['--diff-last', '--save-profile'],
    message: '--diff-last changes nothing, and --save-profile keeps settings',
    hint: ONE_OF_THEM,
  },
  {
    options: ['--diff-last', '--rejects'],
    message: '--diff-last changes nothing, and --rejects writes a file',
    hint: ONE_OF_THEM,
  },
];

/** Refuses options that contradict each other. Problem: `usage`. */
export function refuseContradictions(command: Command): void {
  const given = givenOptions(command);
  for (const { options, when = () => true, message, hint } of CONTRADICTIONS) {
    const [first, second] = options;
    if (!given.has(first) || !given.has(second)) continue;
    const values = [given.get(first), given.get(second)] as const;
    if (when(...values, given))
      throw usageProblem(typeof message === 'string' ? message : message(...values), hint);
  }
}

/** What was typed, by its long flag: no default counts. */
function givenOptions(command: Command): Map<string, unknown> {
  const given = new Map<string, unknown>();
  for (let at: Command | null = command; at !== null; at = at.parent) {
    for (const option of at.options as readonly Option[]) {
      const name = option.attributeName();
      if (option.long && !given.has(option.long) && at.getOptionValueSource(name) === 'cli')
        given.set(option.long, at.getOptionValue(name));
    }
  }
  return given;
}
