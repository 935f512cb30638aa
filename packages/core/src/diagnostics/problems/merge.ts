import type { ProblemEntry } from './entry.js';

/** Problems of merging records. */
export const mergeProblems = {
  'merge.itself': {
    code: 'usage',
    text: ({ slug }: { slug: string }) => `'${slug}' is named twice: a casino is not merged with itself`,
    hint: () => 'Name the one that stays first, then the others.',
  },
  'duplicate.itself': {
    code: 'usage',
    text: ({ slug }: { slug: string }) => `Only '${slug}' is named: two casinos are distinct`,
  },
  'merge.no-choice': {
    code: 'usage',
    text: ({ title }: { field: string; title: string }) =>
      `${title} is filled in by the store, so it is not chosen`,
  },
  'merge.two-choices': {
    code: 'usage',
    text: ({ field, one, other }: { field: string; one: string; other: string }) =>
      `${field} is to be taken both from '${one}' and from '${other}'`,
    hint: () => 'Say one of them.',
  },
  'merge.from-another': {
    code: 'usage',
    text: ({ field, slug }: { field: string; slug: string; slugs: readonly string[] }) =>
      `${field} is to be taken from '${slug}', which is none of the casinos that are merged`,
    hint: ({ slugs }: { slugs: readonly string[] }) => `They are ${slugs.join(', ')}.`,
  },
} as const satisfies Record<string, ProblemEntry>;
