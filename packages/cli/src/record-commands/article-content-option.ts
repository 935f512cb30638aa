import { type ContentStats, type Page, type Post, Problem } from '@croupier/core';
import { type Command, Option } from 'commander';
import { readTextInput } from '../terminal/input/input-file.js';
import { missingOptionProblem } from '../terminal/input/prompts.js';
import type { RecordCommandConfig } from './record-command-config.js';

type Article = Post | Page;

/**
 * Where the content of a post or page comes from: --content as it stands, --content-file (HTML, or Markdown by its
 * ending), else the editor where a person is at the terminal.
 */
export function articleContentOption<T extends Article>(
  requiredMessage: string | undefined,
): NonNullable<RecordCommandConfig<T>['contentOption']> {
  return {
    add: (command: Command) =>
      command.addOption(
        new Option(
          '--content-file <file>',
          'Content from a file, or with - from stdin: HTML, or Markdown where it ends in .md',
        ).conflicts('content'),
      ),
    async read(session, options, given, before) {
      const { contentFile } = options;
      if (typeof contentFile === 'string') {
        return { fields: { ...given, content: await readContentFile(contentFile) } };
      }
      if (given.content !== undefined) return { fields: rejectEmptyContent(given, requiredMessage) };
      // An edit of other fields does not open the editor; an edit without fields does.
      const isWanted = before === undefined || Object.keys(given).length === 0;
      if (isWanted && session.canPrompt) {
        const held = await before?.();
        return {
          fields: given,
          editInEditor: { field: 'content', text: held?.content ?? '', needed: requiredMessage },
        };
      }
      if (before === undefined && requiredMessage !== undefined)
        throw missingOptionProblem(requiredMessage, '--content or --content-file');
      return { fields: given };
    },
  };
}

function rejectEmptyContent(
  given: Record<string, unknown>,
  requiredMessage: string | undefined,
): Record<string, unknown> {
  if (given.content !== null || requiredMessage === undefined) return given;
  throw new Problem('invalid', requiredMessage, { issues: [{ path: 'content', message: requiredMessage }] });
}

/** The HTML of a file; Markdown becomes HTML. It is sanitized when it is saved. */
async function readContentFile(file: string): Promise<string> {
  const text = (await readTextInput(file)).replace(/^\u{feff}/u, '');
  if (!/\.(md|markdown)$/i.test(file)) return text;
  const { marked } = await import('marked');
  return marked.parse(text, { async: false, gfm: true });
}

/** The length of a text, as `show` and `stats` print it. */
export function contentLengthPairs({ words, characters, readTime }: ContentStats): [string, string][] {
  return [
    ['Words', String(words)],
    ['Characters', String(characters)],
    ['Reading time', readTime],
  ];
}
