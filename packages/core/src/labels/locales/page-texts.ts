import { lazy } from '../../lazy.js';
import type { PluralText } from '../localize/localized-text.js';
import { completeLabels } from '../replaceable/complete-labels.js';
import { englishPageTexts } from './en/page-texts.js';
import type { SpecifiedTexts } from './en/specified-texts.js';

/** What whole pages say, by page. */
export type PageTexts = InAnyLanguage<ReturnType<typeof englishPageTexts>>;

/** Single texts of pages that replace those of a language. */
export type ReplacedPageTexts = { readonly [Page in keyof PageTexts]?: Partial<PageTexts[Page]> };

type InAnyLanguage<T> = T extends string
  ? string
  : T extends PluralText
    ? PluralText
    : { readonly [K in keyof T]: InAnyLanguage<T[K]> };

/** The labels of a page: their language, and the texts of pages among them. */
export interface LabelsOfPages {
  language?: string | undefined;
  pages?: ReplacedPageTexts | undefined;
}

/** Makes what gives the texts of a page; the English ones say those of the specification. */
export function createPageTexts(messages: SpecifiedTexts) {
  const english = lazy((): PageTexts => englishPageTexts(messages));
  return <Page extends keyof PageTexts>(
    page: Page,
    { language, pages }: LabelsOfPages = {},
  ): PageTexts[Page] & { language: string } => {
    const inEnglish = { language: 'en', ...english()[page] };
    return completeLabels(inEnglish, { ...pages?.[page], language } as Partial<typeof inEnglish>);
  };
}
