import { type CollectionName, collections, type ReadableContent } from '../../model/collections.js';
import { homepageContent } from '../../model/homepage.js';
import { displayNameOf } from '../../store/content.js';
import { safeHtml, sanitizeHtml } from '../../values/safe-html.js';
import { type CheckResult, finding } from './finding.js';

/** The fields of records that hold HTML. */
export const HTML_FIELDS: readonly [CollectionName, string][] = [
  ['casinos', 'detailedReview'],
  ['posts', 'content'],
  ['pages', 'content'],
  ['toplists', 'intro'],
  ['toplists', 'outro'],
];

/** HTML with elements or attributes that visitors do not get. */
export function* checkUnsafeHtml(content: ReadableContent): Iterable<CheckResult> {
  for (const [collection, field] of HTML_FIELDS) {
    for (const record of content[collection].all()) {
      const html = (record as Record<string, unknown>)[field];
      if (!isUnsafe(html)) continue;
      const { title } = collections[collection];
      const name = displayNameOf(record);
      yield {
        finding: finding('unsafe-html', { title, name }, { in: collection, id: record.id, subject: name }),
        mend: (content) => void content[collection].update(record.id, { [field]: sanitizeHtml(html) }),
      };
    }
  }
  yield* checkHomepageHtml(content);
}

function* checkHomepageHtml(content: Pick<ReadableContent, 'homepage'>): Iterable<CheckResult> {
  const { content: words } = content.homepage.get();
  for (const { path, field } of homepageContent.fieldPaths) {
    const name = path[0] as keyof typeof words;
    const html = words[name];
    if (field.valueType.name !== safeHtml.name || !isUnsafe(html)) continue;
    const { title } = field;
    yield {
      finding: finding(
        'unsafe-homepage-html',
        { title },
        { check: 'unsafe-html', in: 'homepage', subject: title },
      ),
      mend(content) {
        const homepage = content.homepage.get();
        content.homepage.set({ ...homepage, content: { ...homepage.content, [name]: sanitizeHtml(html) } });
      },
    };
  }
}

function isUnsafe(html: unknown): html is string {
  return typeof html === 'string' && sanitizeHtml(html) !== html;
}
