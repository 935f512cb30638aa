import { type ContentStats, type Page, type Post, Problem } from '@croupier/core';
import { type Command, Option } from 'commander';
import { missing } from '../terminal/ask.js';
import { textFrom } from '../terminal/input-file.js';
import type { RecordNoun } from './record-noun.js';

type Article = Post | Page;

/**
 * Where the content of a post or page comes from: --content as it stands, --content-file (HTML, or Markdown by its
 * ending), else the editor where a person is at the terminal.
 */
export function articleContent<T extends Article>(
  needed: string | undefined,
): NonNullable<RecordNoun<T>['more']> {
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
        return { fields: { ...given, content: await contentOf(contentFile) } };
      }
      if (given.content !== undefined) return { fields: refuseBlank(given, needed) };
      // Whoever names other fields of what is there wants those alone; whoever names none wants to write.
      const isWanted = before === undefined || Object.keys(given).length === 0;
      if (isWanted && session.mayAsk) {
        const held = await before?.();
        return { fields: given, written: { field: 'content', text: held?.content ?? '', needed } };
      }
      if (before === undefined && needed !== undefined) throw missing(needed, '--content or --content-file');
      return { fields: given };
    },
  };
}

function refuseBlank(given: Record<string, unknown>, needed: string | undefined): Record<string, unknown> {
  if (given.content !== null || needed === undefined) return given;
  throw new Problem('invalid', needed, { issues: [{ path: 'content', message: needed }] });
}

/** The HTML that a file holds; Markdown becomes HTML. What is not allowed in it is taken out when it is saved. */
async function contentOf(place: string): Promise<string> {
  const text = (await textFrom(place)).replace(/^\u{feff}/u, '');
  if (!/\.(md|markdown)$/i.test(place)) return text;
  const { marked } = await import('marked');
  return marked.parse(text, { async: false, gfm: true });
}

/** How long something written is, as `show` and `stats` tell it. */
export function lengthPairs({ words, characters, readTime }: ContentStats): [string, string][] {
  return [
    ['Words', String(words)],
    ['Characters', String(characters)],
    ['Reading time', readTime],
  ];
}
