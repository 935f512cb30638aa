import type { Command } from 'commander';
import { nounCommand } from '../../command-line/define-command.js';
import { markdownVerb } from './markdown/markdown.js';
import { verifyVerb } from './verify.js';
import { wordpressVerb } from './wordpress.js';

/** `croupier migrate` with its verbs. */
export function command(): Command {
  const words = {
    summary: 'Move in from another program: its texts, pictures and menus, and every old address',
    examples: ['croupier migrate wordpress site.xml --dry-run', 'croupier migrate wordpress site.xml'],
  };
  return nounCommand('migrate', words, [wordpressVerb(), markdownVerb(), verifyVerb()]);
}
