import type { ReadableContent } from '../../model/collections.js';
import { matchRoute } from '../../urls/routes.js';
import { type CheckResult, finding } from './finding.js';

/** Published pages whose slug is the path of another page: no new page can take it, but an older one may have it. */
export function* checkHiddenPages(content: ReadableContent): Iterable<CheckResult> {
  for (const { id, slug, title, isPublished } of content.pages.all()) {
    const path = `/${slug}`;
    if (!isPublished || matchRoute(path)?.kind === 'custom-page') continue;
    yield { finding: finding('hidden-page', { title, path }, { in: 'pages', id, subject: title }) };
  }
}
