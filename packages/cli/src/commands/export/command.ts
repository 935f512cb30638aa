import type { Command } from 'commander';
import { nounCommand } from '../../command-line/define-command.js';
import { siteVerb } from './site.js';

/** `croupier export` with its verb. */
export function command(): Command {
  const words = {
    summary: 'Take everything out, in forms that other programs read',
    examples: ['croupier export site my-site'],
  };
  return nounCommand('export', words, [siteVerb()]);
}
