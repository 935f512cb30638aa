import { expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../packages/cli/src/command-line/contradictions.js';
import { VISIBLE_NOUNS } from '../../packages/cli/src/nouns.js';
import { buildProgram } from '../../packages/cli/src/run.js';
import { sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

type Command = ReturnType<typeof buildProgram>;

/** Values with which pairs contradict each other; `x` does for others. */
const VALUES: Record<string, string> = { '--fields': 'name', '--on-conflict': 'skip', '--expect': '0' };
/** Pairs that contradict with a certain value alone. */
const FORMATS: Record<string, string> = {
  '--json': 'csv',
  '--jq': 'csv',
  '--fields': 'ids',
  '--template': 'csv',
};

const programs = await Promise.all(
  VISIBLE_NOUNS.map(async (noun) => [noun, buildProgram((await noun.load()).command())] as const),
);

/** Every command that does something, by its words. */
const commands = programs.flatMap(([noun, program]) => leaves(program.commands[0] as Command, [noun.name]));

function leaves(command: Command, words: string[]): { words: string[]; command: Command }[] {
  if (command.commands.length === 0) return [{ words, command }];
  return command.commands.flatMap((inner) => leaves(inner, [...words, inner.name()]));
}

function optionOf(command: Command, long: string) {
  for (let at: Command | null = command; at !== null; at = at.parent) {
    const found = at.options.find((option) => option.long === long);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The commands that take both options; of `--as`, those where it names a user. */
const thatTake = ([first, second]: readonly string[]) =>
  commands.filter(
    ({ command }) =>
      optionOf(command, first as string) !== undefined &&
      optionOf(command, second as string) !== undefined &&
      !(second === '--as' && command.name() === 'embed') &&
      !(second === '--format' && !takesFormat(command, FORMATS[first as string] as string)),
  );

function takesFormat(command: Command, format: string): boolean {
  return (
    optionOf(command, '--format')
      ?.description.match(/\((.*)\)$/)?.[1]
      ?.split(', ')
      .includes(format) === true
  );
}

test.each(CONTRADICTIONS)(
  '$options together are refused by every command that takes both',
  async ({ options, hint }) => {
    const [first, second] = options;
    const having = thatTake(options);
    expect(having.length).toBeGreaterThan(0);
    for (const { words, command } of having) {
      const given = options.flatMap((long) => {
        const value = long === '--format' ? FORMATS[first] : (VALUES[long] ?? 'x');
        return optionOf(command, long)?.required ? [long, value as string] : [long];
      });
      // Every run has a program of its own, as a process does.
      const noun = VISIBLE_NOUNS.find(({ name }) => name === words[0]);
      const program = buildProgram((await noun?.load())?.command() as Command);
      const operands = command.registeredArguments.filter(({ required }) => required).map(() => 'x');
      const mandatory = command.options.flatMap((one) =>
        one.mandatory ? [one.long as string, 'casinos'] : [],
      );
      const run = program.parseAsync([...words, ...operands, ...mandatory, ...given], { from: 'user' });
      await expect(run, `${words.join(' ')} ${given.join(' ')} (${second})`).rejects.toMatchObject({
        code: 'usage',
        hint,
      });
    }
  },
);

test('contradicting options are refused with exit 2, and those that only look so are not', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos list --quiet --verbose
    ? 2
    ! --quiet and --verbose ask for less and for more
    ! Give one of them.
    $ croupier casinos list --fields slug --format ids
    ? 2
    ! --format ids prints no fields, and --fields names some
    ! Give one of them.
    $ croupier casinos list --jq '.[0]' --format csv
    ? 2
    ! …--jq and --format csv ask for two shapes…A filter of jq reads JSON: leave --format out, or give ndjson.…
    $ croupier casinos list --json --format json --fields slug --limit 1 --jq '.[0].slug'
    …
    $ croupier casinos export --json --format ndjson --output all.ndjson --jq .count
    …
    $ croupier casinos deactivate copper-heron --dry-run --yes
    …
    `,
  );
});
