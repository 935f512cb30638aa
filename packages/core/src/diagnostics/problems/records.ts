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
  'change.interrupted': { code: 'interrupted', text: () => 'Stopped; nothing was changed' },
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
  'listing.casino-unknown': {
    code: 'invalid',
    text: ({ casino }: { casino: string }) => `There is no casino '${casino}'`,
    hint: () => 'A listing is of a casino that is in the store: give its slug or its name.',
  },
  'listing.offer-unknown': {
    code: 'invalid',
    text: ({ offer, count }: { offer: string; count: number }) =>
      count === 0
        ? `The casino of the listing has no bonus '${offer}'`
        : `The casino of the listing has more than one bonus '${offer}'`,
    hint: ({ count }: { offer: string; count: number }) =>
      count === 0 ? 'It is named by its title, as the list of bonuses has it.' : 'Give the id.',
  },
  'programme.unknown': {
    code: 'invalid',
    text: ({ programme }: { programme: string; suggestion?: string | undefined }) =>
      `There is no programme '${programme}'`,
    hint: () => 'Give the slug or the name of one that is in the store, or add it first.',
  },
  'earning.currency-unknown': {
    code: 'invalid',
    text: ({ programme }: { programme: string }) => `The revenue of ${programme} has no currency`,
    hint: () => 'Say which it is, or give the programme the currency of its reports.',
  },
  'market.not-named': {
    code: 'usage',
    text: () => 'Say in which market casinos should accept players or not',
    hint: () => 'Name the market too, such as GB.',
  },
  'listing.twin': {
    code: 'conflict',
    text: ({ casino, market }: { casino: string; market: string; slug: string }) =>
      `${casino} has a listing for ${market}`,
    hint: ({ slug }: { slug: string }) => `A casino has one listing in a market: change '${slug}'.`,
  },
  'slug.reserved': {
    code: 'invalid',
    text: ({ slug }: { slug: string }) => messages.ours.slugReserved(slug),
  },
} as const satisfies Record<string, ProblemEntry>;
