import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samplePost } from '../stories/sample-views.js';
import { GuideCard } from './GuideCard/GuideCard.js';
import { NewsCard } from './NewsCard/NewsCard.js';
import { PostCard } from './PostCard/PostCard.js';
import { PostHeader } from './PostHeader/PostHeader.js';

const { post, share } = samplePost('how-to-read-bonus-terms');
const unnamed = { ...post, author: '' };

test.each([
  ['a post card', <PostCard key="post" {...unnamed} />],
  ['a news card', <NewsCard key="news" {...unnamed} />],
  ['a guide card', <GuideCard key="guide" {...unnamed} />],
  ['the header of a post', <PostHeader key="header" post={unnamed} share={share} />],
])('%s without an author has no empty line for one', (_what, element) => {
  expect(renderToStaticMarkup(element)).not.toMatch(/>By <\/span>|<bdi[^>]*><\/bdi>/);
});
