import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { routePath } from '../../../urls/routes.js';
import { plainText } from '../../../values/html/plain-text.js';
import { type ArticleContentView, articleContent } from '../../content/article-content.js';
import { type PageFrameView, pageFrame } from '../../frame/page-frame.js';
import { breadcrumbStructuredData, metaDescription, questionsStructuredData } from '../../frame/page-head.js';
import type { SubmittedForm } from '../account/submitted-form.js';
import { type ContactFormView, contactForm } from '../contact-form.js';
import { type HelplineView, helplinesOf } from '../helplines.js';
import { type PageDirectoryView, pageDirectory } from '../page-directory.js';

export type { ContactFormView } from '../contact-form.js';
export type { HelplineView } from '../helplines.js';
export type { PageDirectoryView } from '../page-directory.js';

/** A page written by staff, such as the terms. */
export interface CustomPageView extends PageFrameView, ArticleContentView {
  /** The heading. */
  title: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** Organizations that help people who gamble too much; only on the page about responsible gambling. */
  helplines?: HelplineView[];
  /** The pages of the site by kind; only on the page `sitemap`. */
  directory?: PageDirectoryView[];
  /** How visitors write to the people of the site; only on the page `contact`. */
  contact?: ContactFormView;
}

/** Builds the published page with a slug; undefined if there is none. */
export function customPage(
  catalogue: PublicCatalogue,
  slug: string,
  form?: SubmittedForm,
): CustomPageView | undefined {
  const page = catalogue.pages.get(slug);
  if (page === undefined) return undefined;
  const shown = articleContent(catalogue, page.content);
  const helplines = helplinesOf(catalogue, slug);
  const directory = pageDirectory(catalogue, slug);
  const contact = contactForm(catalogue, slug, form);
  const path = routePath({ kind: 'custom-page', slug });
  const description = metaDescription(plainText(shown.content));
  return {
    ...pageFrame(catalogue, {
      title: page.title,
      path,
      search: page,
      ...(description === '' ? {} : { description }),
      structured: [
        breadcrumbStructuredData(catalogue, [{ name: page.title, path }]),
        ...questionsStructuredData(shown.content),
      ],
    }),
    title: page.title,
    ...shown,
    updatedAt: page.updatedAt,
    ...(helplines === undefined ? {} : { helplines }),
    ...(directory === undefined ? {} : { directory }),
    ...(contact === undefined ? {} : { contact }),
  };
}
