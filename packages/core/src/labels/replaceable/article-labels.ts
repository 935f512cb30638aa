import { lazy } from '../../lazy.js';
import type { PluralText } from '../localize/localized-text.js';
import { postLabels } from '../public/articles.js';

/** Every word of the cards of posts, news and guides. */
export interface ArticleLabels {
  /** BCP 47; dates and counts follow it. */
  language: string;
  featured: string;
  by: string;
  readMore: string;
  readGuide: string;
  guideNamed: string;
  tags: string;
  /** How often it was read, such as `2.3k views`. */
  views: PluralText;
  /** How many minutes it takes, such as `5 min read`. */
  readTime: PluralText;
}

/** The words of the cards of articles in English. */
export const englishArticleLabels = /* @__PURE__ */ lazy((): ArticleLabels => {
  const { featured, by, readMore, readGuide, guideNamed, tags, views, readTime } = postLabels;
  return {
    language: 'en',
    featured,
    by,
    readMore,
    readGuide,
    guideNamed,
    tags,
    views,
    readTime,
  };
});
