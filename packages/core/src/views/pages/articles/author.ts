import {
  countedText,
  fillPlaceholders,
  localConjunction,
  localRating,
} from '../../../labels/localize/localized-text.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { authorsOf } from '../../../rules/authors.js';
import { byRank } from '../../../rules/ranking.js';
import { postDate } from '../../../rules/visible-posts.js';
import { casinoPath } from '../../../urls/casino-path.js';
import { routePath } from '../../../urls/routes.js';
import { hostOf } from '../../../values/addresses/host-of.js';
import { plainText } from '../../../values/html/plain-text.js';
import type { SafeHtml } from '../../../values/html/safe-html.js';
import { sanitizedContent } from '../../content/sanitized-content.js';
import { type PageFrameView, pageFrame } from '../../frame/page-frame.js';
import { absoluteUrl, breadcrumbStructuredData, metaDescription } from '../../frame/page-head.js';
import { portraitOf, profilesOf } from '../../links/author-link.js';

/** The page of somebody who reviews or writes. */
export interface AuthorPageView extends PageFrameView {
  /** The name of the author. */
  name: string;
  /** What they are, in the words of staff; may be empty. */
  position: string;
  /** Paragraphs; none where there is a biography. */
  bio: string[];
  /** What their record says of them. */
  biography?: SafeHtml;
  /** Pages elsewhere about them, by the hosts. */
  profiles?: { label: string; href: string }[];
  /** The URL of their portrait; may be empty. */
  portrait: string;
  /** A page elsewhere about them. */
  link?: string;
  /** The number of their reviews and articles, in words. */
  counts: string[];
  /** Their reviews, best score first. */
  reviews: AuthoredReviewView[];
  /** How many reviews are not shown, in words; absent if all are. */
  moreReviews?: string;
  /** Their articles, newest first. */
  posts: { title: string; href: string; publishedAt: string }[];
  /** How many articles are not shown, in words; absent if all are. */
  morePosts?: string;
}

/** A review on the page of its author. */
export interface AuthoredReviewView {
  name: string;
  href: string;
  /** The score as text, or why there is none. */
  score: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** The number of reviews or articles that the page shows. */
const MOST = 100;

/** Builds the page of an author; undefined if nobody of that slug is named on a public review or post. */
export function authorPage(catalogue: PublicCatalogue, slug: string): AuthorPageView | undefined {
  const author = authorsOf(catalogue).get(slug);
  if (author === undefined) return undefined;
  const { name, record, profile, casinos, posts } = author;
  const biography =
    record?.biography === undefined ? undefined : sanitizedContent(catalogue, record.biography).content;
  const texts = pageTexts('author', catalogue.labels);
  const path = routePath({ kind: 'author', slug });
  const bio = (biography === undefined ? (profile?.bio ?? '') : '')
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '');
  const counts = [
    ...(casinos.length === 0 ? [] : [countedText(texts.reviewCount, casinos.length, texts)]),
    ...(posts.length === 0 ? [] : [countedText(texts.postCount, posts.length, texts)]),
  ];
  const { settings } = catalogue;
  const portrait = portraitOf(author);
  const sameAs = profilesOf(author);
  const isProfile = record === undefined || record.profiles.length === 0;
  const link = isProfile ? (profile?.link ?? '') : '';
  const newest = posts.toSorted(
    (a, b) => Number(postDate(a) < postDate(b)) - Number(postDate(a) > postDate(b)),
  );
  return {
    ...pageFrame(catalogue, {
      title: name,
      path,
      search: record ?? {},
      ...(biography === undefined && bio.length === 0 && counts.length === 0
        ? {}
        : {
            description: metaDescription(
              plainText(biography ?? '') ||
                (bio[0] ??
                  fillPlaceholders(texts.description, {
                    name,
                    done: localConjunction(counts, texts.language),
                  })),
            ),
          }),
      ...(portrait === '' ? {} : { image: portrait }),
      structured: [
        {
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          url: absoluteUrl(settings, path),
          mainEntity: {
            '@type': 'Person',
            name,
            url: absoluteUrl(settings, path),
            ...(portrait === '' ? {} : { image: absoluteUrl(settings, portrait) }),
            ...(sameAs.length === 0 ? {} : { sameAs }),
          },
        },
        breadcrumbStructuredData(catalogue, [{ name, path }]),
      ],
    }),
    name,
    position: record?.role || (profile?.role ?? ''),
    bio,
    ...(biography === undefined ? {} : { biography }),
    ...(isProfile ? {} : { profiles: sameAs.map((href) => ({ label: hostOf(href) ?? href, href })) }),
    portrait,
    ...(link === '' ? {} : { link }),
    counts,
    reviews: casinos
      .toSorted(byRank)
      .slice(0, MOST)
      .map((casino) => ({
        name: casino.name,
        href: casinoPath(casino.slug),
        score: casino.isBlacklisted
          ? texts.blacklisted
          : casino.rating === undefined
            ? texts.notRated
            : localRating(casino.rating, texts),
        updatedAt: casino.updatedAt,
      })),
    ...(casinos.length > MOST ? { moreReviews: countedText(texts.more, casinos.length - MOST, texts) } : {}),
    posts: newest.slice(0, MOST).map((post) => ({
      title: post.title,
      href: routePath({ kind: 'post', slug: post.slug }),
      publishedAt: postDate(post),
    })),
    ...(posts.length > MOST ? { morePosts: countedText(texts.more, posts.length - MOST, texts) } : {}),
  };
}
