import { messages } from '../../messages.js';
import { firstIssue, type ProblemEntry } from './entry.js';

type RecordRef = { ref: string; collection: string };

/** Problems that records of every kind can have. */
export const recordProblems = {
  'input.invalid': {
    code: 'usage',
    text: (params: { suggestion?: string | undefined }, issues) =>
      firstIssue(params, issues) || 'The input is not of the right shape',
  },
  'record.invalid': { code: 'invalid', text: firstIssue },
  'record.not-found': {
    code: 'not-found',
    text: ({ title, ref }: RecordRef & { title: string; noun: string; suggestion?: string | undefined }) =>
      `${title} '${ref}' is not there`,
  },
  'record.ambiguous-name': {
    code: 'not-found',
    text: ({ count, collection, ref }: RecordRef & { count: number }) =>
      `There are ${count} ${collection} called '${ref}'`,
    hint: () => 'Give the id.',
  },
  'record.ambiguous-id': {
    code: 'not-found',
    text: ({ count, collection, ref }: RecordRef & { count: number }) =>
      `'${ref}' begins the ids of ${count} ${collection}`,
    hint: () => 'Give more of the id.',
  },
  'schema.not-found': {
    code: 'not-found',
    text: ({ name }: { name: string; suggestion?: string | undefined }) =>
      `There is no entity or operation '${name}'`,
  },
  'slug.taken': {
    code: 'conflict',
    text: ({ title, slug }: { title: string; slug: string }) => messages.ours.slugTaken(title, slug),
    hint: () => 'Give another slug, or change the one that is there.',
  },
  'slug.empty': {
    code: 'invalid',
    text: ({ name }: { name: string }) => messages.ours.slugEmpty(name),
  },
  'market.taken': {
    code: 'conflict',
    text: ({ code, name }: { code: string; name: string }) => `Market ${code} (${name}) is there already`,
    hint: () => 'Change the one that is there.',
  },
  'toplist.query-invalid': {
    code: 'invalid',
    text: ({ fault }: { fault: string }) => `The list of casinos ${fault}`,
  },
  'slug.reserved': {
    code: 'invalid',
    text: ({ slug }: { slug: string }) => messages.ours.slugReserved(slug),
  },
} as const satisfies Record<string, ProblemEntry>;
