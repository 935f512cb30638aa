import type { ProblemEntry } from './entry.js';

/** Problems of drafts. */
export const draftProblems = {
  'draft.unnamed': {
    code: 'usage',
    text: ({ ref }: { ref: string }) => `'${ref}' does not name the record of a draft`,
    hint: () => 'Name it by its collection and its slug or id: casinos/golden-fox',
  },
  'draft.not-found': {
    code: 'not-found',
    text: ({ ref }: { ref: string }) => `${ref} has no draft`,
  },
  'draft.field': {
    code: 'invalid',
    text: ({ title, path }: { title: string; path: string }) => `${title} has no field '${path}' to change`,
  },
  'draft.past': {
    code: 'invalid',
    text: ({ time }: { name: string; time: string }) => `${time} has passed`,
    hint: () => 'Choose a later time, or publish it now.',
  },
  'draft.unready': {
    code: 'invalid',
    text: ({ fault }: { fault: string }) => `This draft could not go live: ${fault}`,
    hint: () => 'Complete it, then set the time.',
  },
  'draft.newer': {
    code: 'conflict',
    text: ({ by }: { by: string | undefined }) =>
      by === undefined ? 'The draft is gone meanwhile' : `${by} has saved this draft meanwhile`,
    hint: () => 'Read it again, and make your change to it.',
  },
  'draft.contested': {
    code: 'conflict',
    text: ({ refs, fields }: { refs: readonly string[]; fields: string }) =>
      `Somebody changed the same since the draft of ${refs.join(', ')} was saved: ${fields}`,
    hint: () => 'Open the record, choose what stays, then publish it.',
  },
} as const satisfies Record<string, ProblemEntry>;
