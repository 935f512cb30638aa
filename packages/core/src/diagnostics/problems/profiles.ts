import type { ProblemEntry } from './entry.js';

type Named = { name: string; collection: string };

/** Problems of import profiles. */
export const profileProblems = {
  'profile.not-found': {
    code: 'not-found',
    text: ({ name }: { name: string; suggestion?: string | undefined }) =>
      `There is no import profile '${name}'`,
  },
  'profile.ambiguous': {
    code: 'not-found',
    text: ({ ref, count }: { ref: string; count: number }) => `'${ref}' names ${count} import profiles`,
    hint: () => 'Name one by its name or its whole id.',
  },
  'profile.of-another-collection': {
    code: 'conflict',
    text: ({ name, collection }: Named) => `The import profile '${name}' is for ${collection}`,
    hint: () => 'Name another one.',
  },
  'profile.setting-of-casinos': {
    code: 'usage',
    text: ({ setting, collection }: { setting: string; collection: string }) =>
      `${setting} is for imports of casinos, and this profile is for ${collection}`,
  },
} as const satisfies Record<string, ProblemEntry>;
