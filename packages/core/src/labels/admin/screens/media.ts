import { counted } from '../../../diagnostics/plural.js';

/** The texts of the library of pictures. */
export const adminMediaLabels = {
  title: 'Media',
  add: 'Add pictures',
  byAddress: 'Address of a picture of another site',
  fetchIt: 'Take it in',
  search: 'Search by title',
  unused: 'Unused only',
  count: (shown: number) => counted(shown, 'picture'),
  open: 'Open the picture',
  stillUsed: 'It is in use, so it stays.',
  usedBy: (count: number) => (count === 0 ? 'Not used' : `Used in ${counted(count, 'place')}`),
  size: (width: number | undefined, height: number | undefined, kilobytes: number) =>
    `${width === undefined ? '' : `${width} × ${height}, `}${kilobytes} kB`,
  copy: 'Copy address',
  copyHtml: 'Copy as HTML',
  edit: 'Title and alternative text',
  crop: 'Crop',
  focus: 'Focal point',
  replace: 'Replace',
  replaceWith: 'The new picture',
  replaceText: (title: string, places: number) =>
    `The new picture takes the place of "${title}"${places === 0 ? '' : ` in ${counted(places, 'place')}`}. Its title and its alternative text stay. Its old address shows the new picture too.`,
  replaceSubmit: 'Put it in place',
  needsPicture: 'Choose the new picture first.',
  replaced: (title: string) => `${title}: replaced`,
  pictureTitle: 'Title',
  alt: 'Alternative text',
  altHint: 'What it shows, in a sentence, for those who cannot see it.',
  noAlt: 'No alternative text',
  confirmDelete: (title: string) => `Delete the picture "${title}"?`,
  added: (count: number) => `${counted(count, 'picture')} added`,
  none: 'No pictures match.',
  noneYet: 'No pictures yet.',
  noneYetText: 'Drop or paste one above. Those that you upload in a form are kept here too.',
  drop: 'Drop or paste pictures here, or choose them.',
} as const;
