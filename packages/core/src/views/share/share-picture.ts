import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicPost } from '../../collections/posts/post.js';
import { englishCardLabels } from '../../labels/replaceable/card-labels.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pictureHash } from '../../values/pictures/picture.js';
import { type ScoreView, scoreView } from '../cards/casino-card.js';
import { sharedPicture } from './shared-picture.js';

/** The picture of a page for social networks: its content, and its address, which changes with it. */
export interface SharePicture {
  path: string;
  title: string;
  siteName: string;
  /** The site's brand color. */
  color: string;
  score?: ScoreView;
  /** A word in the place of a score. */
  warning?: string;
}

/** The size of such pictures, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1_200, height: 630 } as const;

/** The version of the drawing. Whoever changes what is drawn counts on, since pictures are kept for good under their names. */
const DRAWING = 1;

const PATTERN = /^\/share\/(casino|post)\/(.+)-[0-9a-f]{8}\.png$/;

/** The picture that is drawn for a review; undefined on a sample, which search engines do not index. */
export function reviewSharePicture(
  catalogue: PublicCatalogue,
  casino: PublicCasino,
): SharePicture | undefined {
  if (sharedPicture(casino) !== undefined) return undefined;
  const { name: title, slug, rating, isBlacklisted } = casino;
  return drawn(catalogue, `casino/${slug}`, {
    title,
    ...(isBlacklisted ? { warning: (catalogue.labels ?? englishCardLabels).blacklisted } : {}),
    ...(isBlacklisted || rating === undefined ? {} : { score: scoreView(rating) }),
  });
}

/** The picture that is drawn for a post without one of its own. */
export function postSharePicture(catalogue: PublicCatalogue, post: PublicPost): SharePicture | undefined {
  if (post.featuredImage !== undefined || sharedPicture(post) !== undefined) return undefined;
  return drawn(catalogue, `post/${post.slug}`, { title: post.title });
}

/** The drawn picture at a path; undefined for other paths, and for a picture that shows what is no longer so. */
export function sharePictureAt(catalogue: PublicCatalogue, path: string): SharePicture | undefined {
  const [, kind, slug = ''] = PATTERN.exec(path) ?? [];
  if (kind === undefined) return undefined;
  const casino = kind === 'casino' ? catalogue.casinoBySlug.get(slug) : undefined;
  const post = kind === 'post' ? catalogue.posts.find((one) => one.slug === slug) : undefined;
  const picture =
    (casino && reviewSharePicture(catalogue, casino)) ?? (post && postSharePicture(catalogue, post));
  return picture?.path === path ? picture : undefined;
}

/** All pictures that are drawn for a site. */
export function* sharePictures(catalogue: PublicCatalogue): Generator<SharePicture> {
  for (const casino of catalogue.casinos) yield* asList(reviewSharePicture(catalogue, casino));
  for (const post of catalogue.posts) yield* asList(postSharePicture(catalogue, post));
}

function drawn(
  { settings }: PublicCatalogue,
  name: string,
  content: Pick<SharePicture, 'title' | 'score' | 'warning'>,
): SharePicture | undefined {
  if (settings.isSample) return undefined;
  const shown = { ...content, siteName: settings.siteName, color: settings.primaryColor };
  const digest = pictureHash(new TextEncoder().encode(JSON.stringify([DRAWING, shown]))).slice(0, 8);
  return { path: `/share/${name}-${digest}.png`, ...shown };
}

function asList<T>(one: T | undefined): T[] {
  return one === undefined ? [] : [one];
}
