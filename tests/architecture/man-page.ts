import { examplesOf } from '../../packages/cli/src/command-line/define-command.js';
import { GLOBAL_OPTIONS } from '../../packages/cli/src/command-line/global-options.js';
import { TOPICS } from '../../packages/cli/src/commands/help.js';
import { NOUN_GROUPS, type Noun } from '../../packages/cli/src/nouns.js';
import { PROGRAM_EXAMPLES } from '../../packages/cli/src/program-help.js';
import type { buildProgram } from '../../packages/cli/src/run.js';

type Command = ReturnType<typeof buildProgram>;

const MADE = '.\\" Made from the program itself by tests/architecture/man-pages.test.ts; do not edit.';

/** The manual page of the program, croupier(1). */
export function programPage(): string {
  return page('croupier', 'everything that a casino review site is made of, from the terminal', [
    ...section('SYNOPSIS', [
      `${bold('croupier')} ${italic('noun')} ${italic('verb')} [${italic('target')}] [${italic('options')}]`,
    ]),
    ...NOUN_GROUPS.flatMap(({ title, nouns }) =>
      section(
        title.toUpperCase(),
        nouns.flatMap(({ name, summary }) =>
          entry(bold(`croupier-${name}`), `${summary}; see croupier-${name}(1)`),
        ),
      ),
    ),
    ...section('OPTIONS OF EVERY COMMAND', [
      ...GLOBAL_OPTIONS.flatMap(({ flags, help }) => entry(flagsText(flags), help)),
      ...entry(flagsText('--help'), 'help on the program, a noun or a verb'),
      ...entry(flagsText('--version'), 'the version'),
    ]),
    ...section('EXIT STATUS', asItIs(TOPICS['exit-codes']?.() ?? '')),
    ...section('ENVIRONMENT', asItIs(TOPICS.environment?.() ?? '')),
    ...section('FORMATS OF LISTS', asItIs(TOPICS.formats?.() ?? '')),
    ...section('EXAMPLES', asItIs(PROGRAM_EXAMPLES.join('\n'))),
  ]);
}

/** The manual page of a noun and all its verbs. */
export function nounPage({ name, summary }: Noun, command: Command): string {
  const title = `croupier-${name}`;
  return page(title, summary, [
    ...section('SYNOPSIS', synopsis(`croupier ${name}`, command)),
    ...section('DESCRIPTION', [escaped(command.description()), ...optionEntries(command)]),
    ...examplesSection(command),
    ...command.commands.flatMap((verb) => verbSections(verb, `croupier ${name}`)),
    ...section('SEE ALSO', [`${bold('croupier')}(1), which has the options of every command`]),
  ]);
}

function verbSections(command: Command, above: string): string[] {
  const words = `${above} ${command.name()}`;
  return [
    ...section(words.toUpperCase(), [
      ...synopsis(words, command),
      '.PP',
      escaped(command.description()),
      ...command.registeredArguments
        .filter(({ description }) => description !== '')
        .flatMap((argument) => entry(italic(argument.name()), argument.description)),
      ...optionEntries(command),
      ...(examplesOf(command).length === 0
        ? []
        : ['.PP', 'Examples:', ...asItIs(examplesOf(command).join('\n'))]),
    ]),
    ...command.commands.flatMap((inner) => verbSections(inner, words)),
  ];
}

function synopsis(words: string, command: Command): string[] {
  if (command.commands.length > 0) return [`${bold(words)} ${italic('verb')} [${italic('options')}]`];
  const operands = command.registeredArguments.map((argument) => {
    const name = italic(argument.name()) + (argument.variadic ? ' ...' : '');
    return argument.required ? name : `[${name}]`;
  });
  return [[bold(words), ...operands, `[${italic('options')}]`].join(' ')];
}

function optionEntries(command: Command): string[] {
  return command.options
    .filter(({ hidden }) => !hidden)
    .flatMap(({ flags, description }) => entry(flagsText(flags), description));
}

function examplesSection(command: Command): string[] {
  const examples = examplesOf(command);
  return examples.length === 0 ? [] : section('EXAMPLES', asItIs(examples.join('\n')));
}

function page(title: string, summary: string, sections: readonly string[]): string {
  const name = ['.SH NAME', `${escaped(title)} \\- ${escaped(summary)}`];
  return `${[MADE, `.TH "${escaped(title.toUpperCase())}" "1" "" "" "croupier"`, ...name, ...sections].join('\n')}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
  return [`.SH "${escaped(title).replaceAll('"', '\\(dq')}"`, ...lines];
}

/** What an option or a noun is, under its name. */
function entry(name: string, text: string): string[] {
  return ['.TP', name, escaped(text)];
}

/** Lines as they are, such as of a table or of a shell. */
function asItIs(text: string): string[] {
  return ['.PP', '.nf', ...text.trimEnd().split('\n').map(escaped), '.fi'];
}

function flagsText(flags: string): string {
  return flags.replace(/(--?[\w-]+)|([<[].*?[>\]])/g, (found, flag: string | undefined) =>
    flag === undefined ? italic(found) : bold(flag),
  );
}

function bold(text: string): string {
  return `\\fB${escaped(text)}\\fR`;
}

function italic(text: string): string {
  return `\\fI${escaped(text)}\\fR`;
}

/** Text as roff reads it: nothing in it is a request or an escape, and hyphens can be searched for. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('`', '\\(ga')
    .replaceAll("'", '\\(aq')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replace(
      /[^ -~]/gu,
      (character) => `\\[u${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
    )
    .replace(/^\./, '\\&.');
}
