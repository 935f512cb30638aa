import { counted } from '../../../../diagnostics/plural.js';

/** The texts of the dialog that makes one casino of several, and of the notice of casinos that may be one. */
export const adminMergeLabels = {
  action: 'Merge',
  fewSelected: 'Select the casinos that are one: two to five.',
  title: 'Merge casinos',
  text: 'One stays, and what belongs to the others goes along with it. It is one change, which can be taken back.',
  kept: 'Stays',
  table: 'Fields in which they differ',
  none: 'They differ in nothing.',
  columns: { field: 'Field', taken: 'Taken from' },
  takenFrom: (field: string) => `${field}, taken from`,
  all: 'All of them',
  empty: 'Empty',
  carried: (things: string) => `Goes along: ${things}.`,
  things: {
    bonuses: (count: number) => counted(count, 'bonus', 'bonuses'),
    listings: (count: number) => counted(count, 'listing'),
    redirects: (count: number) => counted(count, 'old address', 'old addresses'),
    sourceRows: (count: number) => counted(count, 'row of sources', 'rows of sources'),
    toplists: (count: number) => counted(count, 'toplist'),
    community: (count: number) => counted(count, 'complaint or tournament', 'complaints and tournaments'),
  },
  confirm: 'Merge',
  cancel: 'Cancel',
  done: (names: string, kept: string) => `${names}: merged into ${kept}`,
  distinct: 'They Are Two',
  areDistinct: (one: string, other: string) => `${one} and ${other}: two casinos`,
  duplicate: {
    title: 'This casino may be there already',
    name: (name: string) => `${name} has the same name`,
    domain: (name: string) => `${name} has the same domain`,
    spelling: (name: string) => `the name of ${name} is one letter apart`,
  },
} as const;
