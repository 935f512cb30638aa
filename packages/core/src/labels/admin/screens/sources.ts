import { counted, grouped } from '../../../diagnostics/plural.js';
import { adminScreenTitles } from '../screen-titles.js';

/** What an import of a source did with rows, by the names of their counts. */
const DONE_WITH_ROWS: Readonly<Record<string, string>> = {
  created: 'added',
  updated: 'updated',
  unchanged: 'left as they were',
  skipped: 'passed over',
  rejected: 'left out',
  gone: 'no longer in the file',
  returned: 'back in the file',
  open: 'waiting for a decision',
};

/** The texts of the screen of sources. */
export const adminSourceLabels = {
  title: 'Sources',
  text: 'Files that come again and again, and what each said last. A source is an import profile whose file is imported as a new file of it.',
  sources: {
    table: 'Sources',
    columns: {
      name: 'Source',
      collection: 'Imports',
      records: 'In its last file',
      open: 'Waiting',
      last: 'Last import',
    },
    none: 'No sources yet',
    noneText:
      'Save an import profile when you import casinos: the next file of the same source can be compared with it.',
    never: 'Never',
    /** What a source imports: as its screen is called. */
    collection: (name: string) => (adminScreenTitles as Record<string, string>)[name] ?? name,
  },
  rows: {
    title: (source: string) => `Rows of ${source} that wait for a decision`,
    text: 'Say what each is about. The next import does so, and from then on without asking.',
    table: (source: string) => `Waiting rows of ${source}`,
    none: 'No row waits',
    more: (count: number) => `And ${counted(count, 'more row')}, shown once these are decided.`,
    columns: { key: 'Row', why: 'Why', decision: 'Decision' },
    record: (key: string) => `Slug of the record that ${key} is about`,
    link: 'It is this one',
    noRecord: 'Name the record first.',
    new: 'It is a new one',
    never: 'Never import it',
    linked: (key: string, slug: string) => `${key}: is ${slug}`,
    made: (key: string) => `${key}: becomes a new record`,
    ignored: (key: string) => `${key}: is never imported`,
  },
  runs: {
    title: 'Imports of sources',
    table: 'Imports of sources, the newest first',
    columns: { when: 'When', source: 'Source', file: 'File', rows: 'Rows', did: 'Did', by: 'By' },
    none: 'No import of a source yet',
    did: (counts: Readonly<Record<string, number>>) =>
      Object.entries(counts)
        .map(([name, count]) => `${grouped(count)} ${DONE_WITH_ROWS[name] ?? name}`)
        .join(', '),
  },
} as const;
