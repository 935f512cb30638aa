import { type CollectionName, collections } from '../../model/collections.js';
import { type HomepageContent, homepageContent } from '../../model/documents/homepage-content.js';
import { displayNameOf } from '../../store/content.js';
import { type SafeHtml, safeHtml } from '../../values/html/safe-html.js';
import { textReferences } from '../../views/content/text-references.js';
import { isDeadPath } from '../redirects/dead-path.js';
import { barredLink } from './barred-link.js';
import type { CheckContext } from './check-context.js';
import { type CheckResult, found } from './finding.js';
import { homepagePlace } from './homepage-place.js';
import { HTML_FIELDS, htmlKey } from './html/html-fields.js';

/** Links in the content that visitors see, to paths of the site where nothing is, and to casinos that get no links; blocks of what visitors do not see. */
export function* checkDeadLinks({ content, catalogue, sanitize }: CheckContext): Iterable<CheckResult> {
  const deadLinks = function* (
    html: unknown,
    field: string,
    title: string,
    where: { in: string; id?: string },
  ) {
    if (typeof html !== 'string' || !/ (?:href|data-block)=/.test(html)) return;
    const at = { ...where, subject: title };
    const safe = sanitize(html, htmlKey(field, where)) as SafeHtml;
    const { deadBlocks, addresses } = textReferences(catalogue(), safe);
    for (const block of deadBlocks)
      yield found('dead-block', { title, block }, { check: 'dead-link', ...at });
    for (const url of new Set(addresses)) {
      if (isDeadPath(catalogue(), url)) yield found('dead-link', { title, url }, at);
      const barred = barredLink(catalogue(), url);
      if (barred !== undefined)
        yield found('barred-link', { title, ...barred }, { check: 'dead-link', ...at });
    }
  };
  for (const [collection, field] of HTML_FIELDS) {
    for (const record of content[collection].all()) {
      if (!isVisible(collection, record)) continue;
      const title = `${collections[collection].title} '${displayNameOf(record)}'`;
      const html = (record as Record<string, unknown>)[field];
      yield* deadLinks(html, field, title, { in: collection, id: record.id });
    }
  }
  const homepage = content.homepage.get();
  for (const { path, field } of homepageContent.fieldPaths) {
    const name = path[0] as keyof HomepageContent;
    if (field.valueType.name === safeHtml.name)
      yield* deadLinks(homepage.content[name], name, field.title, homepagePlace(homepage, name));
  }
}

function isVisible(collection: CollectionName, record: object): boolean {
  const { isActive, isPublished } = record as { isActive?: boolean; isPublished?: boolean };
  return collection === 'casinos' || collection === 'toplists' ? isActive === true : isPublished === true;
}
