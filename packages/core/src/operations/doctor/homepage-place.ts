import { sectionFields } from '../../model/documents/home-sections.js';
import type { Homepage } from '../../model/documents/homepage.js';
import type { HomepageContent } from '../../model/documents/homepage-content.js';

/** Where a field of the home page is edited: the document, and the id of the section that has it. */
export function homepagePlace(
  { sections }: Homepage,
  field: keyof HomepageContent,
): { in: 'homepage'; id?: string } {
  const section = sections.find(({ type }) => sectionFields(type).includes(field));
  return { in: 'homepage', ...(section === undefined ? {} : { id: String(section.id) }) };
}
