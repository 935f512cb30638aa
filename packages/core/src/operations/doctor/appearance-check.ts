import type { ReadableContent } from '../../model/collections.js';
import { homepageContent } from '../../model/homepage.js';
import type { Transaction } from '../../store/transaction.js';
import { cssIssues } from '../../values/safe-css.js';
import { safeHtml, sanitizeHtml } from '../../values/safe-html.js';
import type { Finding } from './doctor.js';

/** What is wrong with the look of a site: HTML of the footer that is not clean, custom CSS that visitors do not get. */
export function* checkAppearance(
  content: Pick<ReadableContent, 'homepage' | 'styles'>,
): Iterable<{ finding: Finding; mend?: (content: Transaction) => void }> {
  const { content: words } = content.homepage.get();
  for (const { path, field } of homepageContent.fieldPaths) {
    const name = path[0] as keyof typeof words;
    const html = words[name];
    if (field.valueType.name !== safeHtml.name || typeof html !== 'string' || sanitizeHtml(html) === html)
      continue;
    const about = { check: 'unsafe-html', in: 'homepage', subject: field.title, isSafe: true };
    const message = `${field.title} holds HTML that is not safe`;
    const mend = 'Clean it: what is not on the allow-list is taken out.';
    yield {
      finding: { ...about, message, mend },
      mend(tx) {
        const homepage = tx.homepage.get();
        tx.homepage.set({ ...homepage, content: { ...homepage.content, [name]: sanitizeHtml(html) } });
      },
    };
  }
  const { css, isActive } = content.styles.get();
  const [fault] = isActive ? cssIssues(css) : [];
  if (fault === undefined) return;
  yield {
    finding: {
      check: 'faulty-css',
      in: 'styles',
      subject: 'custom CSS',
      message: `The custom CSS has faults, so visitors get none of it. Line ${fault.line}, column ${fault.column}: ${fault.message}`,
      mend: 'Mend it, then croupier styles set FILE; or croupier styles revert.',
      isSafe: false,
    },
  };
}
