import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostMeta } from './PostMeta.js';

test.each([
  [1, '1', '1 view'],
  [2, '2', '2 views'],
  [2300, '2.3k', '2.3k views'],
])('%d views are %s, in words: %s', (viewCount, views, words) => {
  const post = { publishedAt: '2026-01-01T00:00:00.000Z', readTime: '5 min read', views, viewCount };
  expect(renderToStaticMarkup(<PostMeta {...post} />)).toContain(`>${words}<`);
});
