import { type HomeSectionView, homePage, searchPage } from '@croupier/core';
import { catalogue } from './catalogue.js';

const { sections } = homePage(catalogue);

/** A section of the sample's home page, by its type. */
export function sampleHomeSection<T extends HomeSectionView['type']>(
  type: T,
): Extract<HomeSectionView, { type: T }> {
  const section = sections.find((one) => one.type === type);
  if (section === undefined) throw new Error(`The sample's home page has no section '${type}'`);
  return section as Extract<HomeSectionView, { type: T }>;
}

/** The posts that a search for bonuses finds in the sample. */
export const foundPosts = searchPage(catalogue, 'q=bonus').posts;

const [payments] = searchPage(catalogue, 'q=bank').groups;
if (payments === undefined) throw new Error('The sample has no casino that takes bank transfers');
/** The payment methods that a search for a bank finds in the sample. */
export const foundPayments = payments;
