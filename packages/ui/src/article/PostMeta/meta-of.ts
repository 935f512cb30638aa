import type { PostCardView } from '@croupier/core';

/** What `PostMeta` shows of a post. */
export function metaOf({ publishedAt, readTime, readMinutes, views, viewCount }: PostCardView) {
  return {
    publishedAt,
    readTime,
    ...(readMinutes === undefined ? {} : { readMinutes }),
    ...(views === undefined ? {} : { views }),
    ...(viewCount === undefined ? {} : { viewCount }),
  };
}
