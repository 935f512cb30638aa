import { messages } from '../../messages.js';
import { firstIssue, type ProblemEntry } from './entry.js';

/** Problems that records of every kind can have. */
export const recordProblems = {
  'input.invalid': {
    code: 'usage',
    text: (params: { suggestion?: string | undefined }, issues) =>
      firstIssue(params, issues) || 'The input is not of the right shape',
  },
  'record.invalid': { code: 'invalid', text: firstIssue },
  'slug.empty': {
    code: 'invalid',
    text: ({ name }: { name: string }) => messages.ours.slugEmpty(name),
  },
  'slug.reserved': {
    code: 'invalid',
    text: ({ slug }: { slug: string }) => messages.ours.slugReserved(slug),
  },
} as const satisfies Record<string, ProblemEntry>;
