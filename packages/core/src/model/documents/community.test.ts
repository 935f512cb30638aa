import { expect, test } from 'vitest';
import { sampleCommunity } from '../../sample/community.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { community } from './community.js';

test('a new store has no community; the sample store has an invented one', async () => {
  expect(community.initial()).toEqual({
    complaints: [],
    tournaments: [],
    forum: { categories: [], topics: [], members: [], rules: [], online: [] },
  });
  expect((await sampleCatalogue()).community).toEqual(sampleCommunity);
});

test('a complaint without a rating is refused with the path of the field', () => {
  const [first] = sampleCommunity.complaints;
  const check = community.check({ complaints: [{ ...first, rating: 0 }] });
  expect(check).toMatchObject({ issues: [{ path: 'complaints.0.rating' }] });
});
