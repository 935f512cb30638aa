import { counted } from '../../diagnostics/plural.js';

const cut = (what: string, length: number, most: number) =>
  `${what} has ${counted(length, 'character')}: search engines cut it at about ${most}.`;

/** The texts of what a page says to search engines and social networks. */
export const adminSearchLabels = {
  section: 'Search and Sharing',
  hint: 'What stays empty is made of the page, as it stands here in gray.',
  loading: 'Loading the fields…',
  preview: 'Preview',
  results: 'In search engines',
  shared: 'In social networks',
  noTitle: 'Without a title',
  noDescription: 'Without a description: search engines choose a part of the text.',
  noPicture: 'No picture',
  hidden: 'Search engines are asked not to list this page.',
  elsewhere: (address: string) => `Search engines list ${address} in place of this page.`,
  longTitle: (length: number, most: number) => cut('The title', length, most),
  longDescription: (length: number, most: number) => cut('The description', length, most),
} as const;
