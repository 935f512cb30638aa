import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { messages } from '../../messages.js';
import { FOOTER_PAGES } from '../../model/documents/footer-pages.js';
import { change, question } from '../../operations/define/operation.js';
import { addRenameRedirect } from '../../operations/redirects/redirect-on-rename.js';
import { compareText } from '../../values/text/compare-text.js';
import type { Page } from './page.js';

const { page: texts } = messages;
const noInput = lazy(() => z.strictObject({}));

/** The expected footer pages that are missing, or placeholders that nobody has written yet, and the duplicates. */
export const pagesFooter = question({
  name: 'pages.footer',
  summary: 'Say which expected footer pages are missing, not written yet or there twice',
  permission: 'see all content',
  exposure: { screen: '/admin/pages' },
  repairs: true,
  input: noInput,
  run({ content }) {
    const all = [...content.pages.all()];
    return {
      expected: FOOTER_PAGES.length,
      missing: missingPages(all).map(({ title, slug, isPlaceholder }) => ({ title, slug, isPlaceholder })),
      duplicates: duplicatePages(all).map(({ slug, keep, remove }) => ({
        slug,
        keep: keep.slug,
        remove: remove.map((page) => page.slug),
      })),
    };
  },
});

/** Adds the footer pages that are not there as drafts, with starter content. */
export const pagesCreateMissing = change({
  name: 'pages.create-missing',
  summary: 'Make the missing footer pages as drafts',
  permission: 'edit menus and redirects',
  exposure: { command: 'pages footer --create-missing', screen: '/admin/pages' },
  input: noInput,
  run({ content }) {
    const records = missingPages([...content.pages.all()])
      .filter(({ isPlaceholder }) => !isPlaceholder)
      .map(({ title, slug, starter }) => content.pages.insert({ title, slug, content: starter }));
    return {
      records,
      message: records.length === 0 ? texts.footerPagesExist : texts.created(records.length),
    };
  },
});

/**
 * Deletes duplicate footer pages. The one that was updated last stays and gets the expected address; the addresses of
 * the others redirect to it.
 */
export const pagesCleanDuplicates = change({
  name: 'pages.clean-duplicates',
  summary: 'Delete footer pages that there are twice',
  permission: 'edit menus and redirects',
  exposure: { command: 'pages footer --clean-duplicates', screen: '/admin/pages' },
  repairs: true,
  input: noInput,
  run({ content }) {
    const found = duplicatePages([...content.pages.all()]);
    for (const { keep, remove, slug } of found) {
      for (const page of remove) content.pages.remove(page.id);
      if (keep.slug !== slug) content.pages.update(keep.id, { slug });
      for (const page of [keep, ...remove]) {
        if (!page.isPublished || page.slug === slug) continue;
        addRenameRedirect(content, 'custom-page', page.slug, slug);
      }
    }
    const records = found.flatMap(({ remove }) => remove);
    return { records, message: records.length === 0 ? texts.noDuplicates : texts.cleaned(records.length) };
  },
});

/** The footer pages that nobody has written; a placeholder is there and has its starter content still. */
function missingPages(pages: readonly Page[]) {
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  return FOOTER_PAGES.flatMap((expected) => {
    const page = bySlug.get(expected.slug);
    if (page !== undefined && page.content !== expected.starter) return [];
    return [{ ...expected, isPlaceholder: page !== undefined }];
  });
}

/** The pages for one expected footer page: with its slug, or with its title and a numbered slug. */
function duplicatePages(pages: readonly Page[]): { slug: string; keep: Page; remove: Page[] }[] {
  return FOOTER_PAGES.flatMap(({ title, slug }) => {
    const [keep, ...remove] = pages
      .filter((page) => page.slug === slug || (page.title === title && isNumbered(page.slug, slug)))
      .sort((a, b) => compareText(b.updatedAt, a.updatedAt) || a.slug.length - b.slug.length);
    return keep === undefined || remove.length === 0 ? [] : [{ slug, keep, remove }];
  });
}

function isNumbered(slug: string, base: string): boolean {
  return slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1));
}
