import type { DeceptiveLink } from '../../diagnostics/warnings.js';
import { CONTENT_COLLECTIONS, collections, type ReadableContent } from '../../model/collections.js';
import { homepageContent } from '../../model/documents/homepage-content.js';
import { MENU_NAMES, menuItem } from '../../model/documents/menus.js';
import { siteSettings } from '../../model/documents/settings.js';
import { displayNameOf } from '../../store/content.js';
import { deceptiveAuthorLinks, findDeceptiveLinks } from '../records/deceptive-links.js';
import { type CheckResult, found } from './finding.js';

/** Links in the content that may be taken for others, by their direction marks and the letters of their hosts. */
export function* checkDeceptiveLinks(content: ReadableContent): Iterable<CheckResult> {
  for (const collection of CONTENT_COLLECTIONS) {
    const entity = collections[collection];
    for (const record of content[collection].all()) {
      const subject = displayNameOf(record);
      const where = { in: collection, id: record.id, subject };
      yield* told(findDeceptiveLinks(entity, record), `${entity.title} '${subject}'`, where);
    }
  }
  const menus = content.menus.get();
  for (const item of MENU_NAMES.flatMap((menu) => menus[menu])) {
    const where = { in: 'menus', id: item.id, subject: item.label };
    yield* told(findDeceptiveLinks(menuItem, item), `${menuItem.title} '${item.label}'`, where);
  }
  const documents = [
    {
      in: 'homepage',
      subject: 'Home page',
      links: findDeceptiveLinks(homepageContent, content.homepage.get().content),
    },
    { in: 'settings', subject: 'Settings', links: findDeceptiveLinks(siteSettings, content.settings.get()) },
    { in: 'showcase', subject: 'Showcase', links: deceptiveAuthorLinks(content.showcase.get()) },
  ];
  for (const { links, ...where } of documents) yield* told(links, where.subject, where);
}

function* told(
  links: Iterable<DeceptiveLink>,
  title: string,
  where: { in: string; id?: string; subject: string },
): Iterable<CheckResult> {
  for (const link of links) yield found('deceptive-link', { title, ...link }, where);
}
