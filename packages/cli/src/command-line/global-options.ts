/** An option that every command takes: its flags and one line of help. */
interface GlobalOption {
  readonly flags: string;
  readonly help: string;
}

/** The options that every command takes, anywhere on the line. */
export const GLOBAL_OPTIONS: readonly GlobalOption[] = [
  {
    flags: '--store <store>',
    help: 'the data folder, or the postgres:// address of a database; else CROUPIER_STORE, else the nearest croupier-data/ here or above',
  },
  {
    flags: '--site <site>',
    help: 'a served site, by address or name; else CROUPIER_SITE, with CROUPIER_TOKEN',
  },
  { flags: '--json', help: 'one JSON document on stdout and nothing else there' },
  { flags: '--jq <filter>', help: 'what this filter of jq makes of the JSON; implies --json' },
  { flags: '--as <user>', help: "act with that user's role; else as the owner of the files" },
  { flags: '--yes', help: 'ask for no confirmation' },
  { flags: '--no-input', help: 'never ask; also when CI is set or nobody is at the terminal' },
  { flags: '--quiet', help: 'no progress and no summary' },
  { flags: '--verbose', help: 'more of both' },
  {
    flags: '--no-pager',
    help: 'show no table in a pager; else CROUPIER_PAGER, PAGER or less, where one is longer than the screen',
  },
  { flags: '--no-color', help: 'no colors; NO_COLOR and FORCE_COLOR work too' },
];

/** The index of the noun: the first word that is neither an option nor its value; -1 if there is none. */
export function findNounIndex(args: readonly string[]): number {
  for (let index = 0; index < args.length; index++) {
    const word = args[index] as string;
    if (word === '--') return index + 1 < args.length ? index + 1 : -1;
    if (!word.startsWith('-') || word === '-') return index;
    if (['--store', '--site', '--jq', '--as'].includes(word)) index++;
  }
  return -1;
}
