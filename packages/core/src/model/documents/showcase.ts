import * as z from 'zod';
import { image, webAddress } from '../../values/addresses/web-address.js';
import { wholeNumber } from '../../values/number.js';
import { multiLineText, singleLineText } from '../../values/text/text.js';
import { contentDocument, type DocumentValue } from './document.js';

/**
 * Figures, badges, charts, lessons and profiles of authors that a site writes itself. Empty in a new site, so that a
 * site never makes claims that its staff did not write.
 */
export const showcase = contentDocument('showcase', 'Showcase', () => {
  const words = singleLineText(300).schema;
  const text = multiLineText(5_000).schema;
  const many = <S extends z.ZodType>(schema: S) => z.array(schema).max(100).default([]);
  const figures = many(z.strictObject({ title: words, value: words }));
  const bars = many(z.strictObject({ label: words, value: wholeNumber(0, 1_000_000_000).schema }));
  const lessons = many(
    z.strictObject({
      title: words,
      difficulty: words,
      category: words,
      description: text,
      content: text,
      tips: many(words),
      minutes: wholeNumber(1, 600).schema,
    }),
  );
  const profiles = many(
    z.strictObject({
      name: words,
      role: words.default(''),
      bio: text.default(''),
      portrait: z.union([z.literal(''), image.schema]).default(''),
      link: z.union([z.literal(''), webAddress.schema]).default(''),
    }),
  );
  return z.strictObject({
    footer: z
      .strictObject({
        figures,
        trustBadges: many(words),
        paymentMethods: many(words),
        licensingBodies: many(words),
      })
      .prefault({}),
    home: z.strictObject({ charts: many(z.strictObject({ title: words, bars })) }).prefault({}),
    blog: z.strictObject({ figures }).prefault({}),
    games: z.strictObject({ figures, providers: many(words) }).prefault({}),
    authors: z.strictObject({ profiles }).prefault({}),
    guides: z
      .strictObject({ featured: lessons, beginner: lessons, advanced: lessons, safety: lessons })
      .prefault({}),
  });
});

/** The stored showcase. */
export type Showcase = DocumentValue<typeof showcase>;
/** A figure and its title, both as text. */
export type Figure = Showcase['blog']['figures'][number];
/** A bar chart. */
export type Chart = Showcase['home']['charts'][number];
/** A short lesson; `minutes` is its reading time. */
export type Lesson = Showcase['guides']['featured'][number];
/** The public profile of somebody who reviews or writes; names on reviews and posts refer to it. */
export type AuthorProfile = Showcase['authors']['profiles'][number];
