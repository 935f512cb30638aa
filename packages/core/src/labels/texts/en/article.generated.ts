// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: article. */
export const enArticle = {"by":"By","readMore":"Read More","readGuide":"Read Guide","guideNamed":"Read Guide: {name}","tags":"Tags","views":{"one":"{count} view","other":"{count} views"},"readTime":{"other":"{count} min read"},"playVideo":"Load the video from {host}","videoNote":"Nothing comes from {host} before you press it. Then {host} learns of your visit."} as const;
