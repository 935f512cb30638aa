import type { ProblemEntry } from './entry.js';

/** Why rows of a source wait for a decision, and what is written into records in its name. */
export const sourceTexts = {
  keyMissing: (key: string) => `The row has no key (${key})`,
  deleted: (title: string) => `${title} was deleted here, and the source still has it`,
  several: (slugs: readonly string[]) => `fits several: ${slugs.slice(0, 3).join(', ')}`,
  claimed: (slug: string, row: number) => `fits ${slug}, and so does row ${row} under another key`,
  sameSlug: (title: string, slug: string) => `would be a new record, and ${title} '${slug}' is there already`,
  blacklistReason: (source: string) => `No longer listed by ${source}`,
};

/** Problems of sources and their imports. */
export const sourceProblems = {
  'source.not-for': {
    code: 'usage',
    text: ({ collection }: { collection: string }) => `${collection} are not imported from a source`,
    hint: () => 'Use the settings of a profile instead.',
  },
  'source.not-found': {
    code: 'not-found',
    text: ({ name }: { name: string; suggestion?: string | undefined }) => `There is no source '${name}'`,
  },
  'source.needed': {
    code: 'usage',
    text: ({ setting }: { setting: string }) => `${setting} is for the import of a source, and none is named`,
    hint: () => 'Name the source that the file comes from.',
  },
  'source.with-profile': {
    code: 'usage',
    text: () => 'A source is a profile, so an import has one of them',
    hint: () => 'Leave the profile out.',
  },
  'source.key-needed': {
    code: 'usage',
    text: ({ title }: { title: string }) => `A source of this kind needs a key: ${title} has no slug`,
    hint: () => 'Say what names the record of a row: a field, id, or a column of the file.',
  },
  'source.key-without-domain': {
    code: 'usage',
    text: ({ title }: { title: string }) => `${title} has no address, so domain is no key for it`,
    hint: () => 'Say another one: slug, id, a field, or a column of the file.',
  },
  'source.key-without-column': {
    code: 'usage',
    text: () => 'A key that is a column of the file names it: column:Licence',
  },
  'source.too-much-gone': {
    code: 'conflict',
    text: ({
      source,
      gone,
      of,
      most,
      plural,
    }: {
      source: string;
      gone: number;
      of: number;
      most: number;
      plural: string;
    }) =>
      `The file lacks ${gone} of the ${of} ${plural} that ${source} had, more than ${most}%: nothing was imported`,
    hint: () => 'Look whether the file is whole. If it is, allow a larger share.',
  },
  'source.rows-without-key': {
    code: 'invalid',
    text: ({ rows }: { rows: number }) =>
      `${rows === 1 ? 'One row has' : `${rows} rows have`} no key that can be read, so what is gone is not known: nothing was imported`,
    hint: () => 'Mend them, or import without mirroring.',
  },
  'source.older-file': {
    code: 'conflict',
    text: ({ source, at, newest }: { source: string; at: string; newest: string | undefined }) =>
      `This is the file of ${source} that was imported at ${at}, and a newer one was at ${newest}: nothing was imported`,
    hint: () => 'If the source is so again, force it.',
  },
  'source.cannot-withdraw': {
    code: 'invalid',
    text: ({ key, why }: { key: string; why: string }) =>
      `What is gone (${key}) cannot be taken back: ${why}`,
  },
  'source.cannot-retire': {
    code: 'usage',
    text: ({ plural, action }: { plural: string; action: string }) =>
      `What is gone cannot be retired by ${action}: ${plural} have no such mark`,
    hint: () => 'keep leaves them as they are, delete deletes them.',
  },
  'source.no-such-key': {
    code: 'not-found',
    text: ({ key, source }: { key: string; source: string; suggestion?: string | undefined }) =>
      `${source} has no row '${key}'`,
  },
  'source.ambiguous-key': {
    code: 'not-found',
    text: ({ key, source, count }: { key: string; source: string; count: number }) =>
      `'${key}' names ${count} rows of ${source}`,
    hint: () => 'Give the whole key of one, with the word before its colon.',
  },
  'import-run.not-found': {
    code: 'not-found',
    text: ({ id }: { id: string }) => `There is no import '${id}'`,
  },
  'import-run.ambiguous': {
    code: 'not-found',
    text: ({ ref, count }: { ref: string; count: number }) => `'${ref}' names ${count} imports`,
    hint: () => 'Name one by its whole id.',
  },
} as const satisfies Record<string, ProblemEntry>;
