import { collections } from '../../../model/collections.js';
import { type HomepageContent, homepageContent } from '../../../model/documents/homepage-content.js';
import { displayNameOf } from '../../../store/content.js';
import { safeHtml } from '../../../values/html/safe-html.js';
import type { CheckContext } from '../check-context.js';
import { type CheckResult, found } from '../finding.js';
import { homepagePlace } from '../homepage-place.js';
import { HTML_FIELDS, htmlKey } from './html-fields.js';

/** HTML with elements or attributes that visitors do not get. */
export function* checkUnsafeHtml({ content, sanitize }: CheckContext): Iterable<CheckResult> {
  for (const [collection, field] of HTML_FIELDS) {
    for (const record of content[collection].all()) {
      const html = (record as Record<string, unknown>)[field];
      if (typeof html !== 'string') continue;
      const clean = sanitize(html, htmlKey(field, { in: collection, id: record.id }));
      if (clean === html) continue;
      const { title } = collections[collection];
      const name = displayNameOf(record);
      yield found(
        'unsafe-html',
        { title, name },
        { in: collection, id: record.id, subject: name },
        (content) => void content[collection].update(record.id, { [field]: clean }),
      );
    }
  }
  yield* checkHomepageHtml({ content, sanitize });
}

function* checkHomepageHtml({
  content,
  sanitize,
}: Pick<CheckContext, 'content' | 'sanitize'>): Iterable<CheckResult> {
  const homepage = content.homepage.get();
  for (const { path, field } of homepageContent.fieldPaths) {
    const name = path[0] as keyof HomepageContent;
    const html = homepage.content[name];
    if (field.valueType.name !== safeHtml.name || typeof html !== 'string') continue;
    const where = homepagePlace(homepage, name);
    const clean = sanitize(html, htmlKey(name, where));
    if (clean === html) continue;
    const { title } = field;
    yield found(
      'unsafe-homepage-html',
      { title },
      { check: 'unsafe-html', ...where, subject: title },
      (content) => {
        const homepage = content.homepage.get();
        content.homepage.set({ ...homepage, content: { ...homepage.content, [name]: clean } });
      },
    );
  }
}
