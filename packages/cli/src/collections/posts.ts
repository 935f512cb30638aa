import { contentStats, messages, type Post, posts, readingMinutes } from '@croupier/core';
import type { Command } from 'commander';
import { articleContentOption, contentLengthPairs } from '../record-commands/article-content-option.js';
import { collectionCommand } from './collection-command.js';

const { post: words } = messages;

/** `croupier posts` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  return collectionCommand<Post>(posts, typed, {
    columns: {
      content: { text: ({ content }) => messages.readTime(readingMinutes(content)), isNumber: true },
    },
    computedPairs: ({ content }) => contentLengthPairs(contentStats(content)),
    referenceText: 'slug, id, or the first characters of its id',
    notFound: { message: words.notFound, text: words.notFoundText },
    contentOption: articleContentOption<Post>(words.contentRequired),
    examples: {
      add: [
        'croupier posts add --title "A Quiet Month" --excerpt "Little happened." --content "<p>And that is news.</p>"',
        'echo "# Hello" > hello.md && croupier posts add --title Hello --excerpt "Short." --content-file hello.md --tags "one, two"',
      ],
    },
  });
}
