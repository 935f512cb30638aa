import { completeLabels } from '../replaceable/complete-labels.js';
import { enPages } from '../texts/en/pages.generated.js';
import type { InAnyLanguage } from '../texts/in-any-language.js';

/** What whole pages say, by page. */
export type PageTexts = InAnyLanguage<typeof enPages>;

/** Single texts of pages that replace those of a language. */
export type ReplacedPageTexts = { readonly [Page in keyof PageTexts]?: Partial<PageTexts[Page]> };

/** The labels of a page: their language, and the texts of pages among them. */
export interface LabelsOfPages {
  language?: string | undefined;
  pages?: ReplacedPageTexts | undefined;
}

/** The texts of a page in the language of the labels, with that language; what is missing is English. */
export function pageTexts<Page extends keyof PageTexts>(
  page: Page,
  { language, pages }: LabelsOfPages = {},
): PageTexts[Page] & { language: string } {
  const inEnglish = { language: 'en', ...(enPages as PageTexts)[page] };
  return completeLabels(inEnglish, { ...pages?.[page], language } as Partial<typeof inEnglish>);
}
