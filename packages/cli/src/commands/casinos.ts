import {
  casinosActivate,
  casinosDeactivate,
  casinosFeature,
  casinosUnblacklist,
  casinosUnfeature,
} from '@croupier/core';
import type { Command } from 'commander';
import { exportVerb, importVerb, templateVerb } from './casinos-files.js';
import { listVerb, showVerb } from './casinos-look.js';
import { blacklistVerb, deleteVerb, markVerb, renameVerb } from './casinos-mark.js';
import { addVerb, editVerb } from './casinos-write.js';
import { noun } from './verb.js';

/** `croupier casinos` with all its verbs; only the one that is `typed`, if any, gets an option for each field. */
export function command(typed?: readonly string[]): Command {
  const isTyped = (verb: string) => typed === undefined || typed.includes(verb);
  return noun(
    'casinos',
    {
      summary: 'Casinos: what is reviewed, ranked, listed and blacklisted',
      examples: ['croupier casinos list --sort -rating', 'croupier casinos show copper-heron'],
    },
    [
      listVerb(),
      showVerb(),
      addVerb(isTyped('add')),
      editVerb(isTyped('edit')),
      markVerb(casinosActivate, 'activate', 'Make casinos visible to visitors', 'Activated'),
      markVerb(casinosDeactivate, 'deactivate', 'Hide casinos from visitors', 'Deactivated'),
      markVerb(casinosFeature, 'feature', 'Put casinos first', 'Featured'),
      markVerb(casinosUnfeature, 'unfeature', 'Put casinos back among the others', 'No longer featured:'),
      blacklistVerb(),
      markVerb(casinosUnblacklist, 'unblacklist', 'Take casinos off the blacklist', 'Off the blacklist:'),
      renameVerb(),
      deleteVerb(),
      importVerb(),
      exportVerb(),
      templateVerb(),
    ],
  );
}
