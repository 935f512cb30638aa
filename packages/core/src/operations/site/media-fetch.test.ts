import { expect, test } from 'vitest';
import { createPerform } from '../../perform.js';
import { problem } from '../../problem.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { pngFile as png } from '../../values/testing/small-pictures.js';
import type { SiteTools } from '../define/site-tools.js';
import { operations as op } from '../registry.js';

/** A store to which these pictures are within reach. */
function storeWithin(reach: Readonly<Record<string, Uint8Array>>) {
  const fetchPicture: SiteTools['fetchPicture'] = async (address) => {
    const found = reach[address];
    if (found === undefined) throw problem('media.not-found', { ref: address });
    return found;
  };
  const perform = createPerform(memoryStorage(), runtime, { siteTools: { fetchPicture } as SiteTools });
  const listed = async () => (await perform(op['media.list'], {})).result.records;
  return { perform, listed };
}

const FOX = 'https://elsewhere.example/pictures/a%20fox.png?width=3';

test('a picture of another site is kept under the last part of its address, once', async () => {
  const { perform, listed } = storeWithin({ [FOX]: png(3, 2), 'https://elsewhere.example/': png(4, 2) });
  const addresses = [FOX, FOX, 'https://elsewhere.example/'];
  const { result } = await perform(op['media.fetch'], { addresses });
  expect(result.records).toMatchObject([
    { title: 'a fox.png', width: 3, url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/) },
    { title: 'elsewhere.example', width: 4 },
  ]);
  expect(await listed()).toHaveLength(2);
});

test('a picture that the library refuses is told by its name, and no other of the request is kept', async () => {
  const wrong = 'https://elsewhere.example/page.png';
  const { perform, listed } = storeWithin({ [FOX]: png(3, 2), [wrong]: new TextEncoder().encode('<p>') });
  const refused = perform(op['media.fetch'], { addresses: [FOX, wrong] });
  await expect(refused).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(/^page\.png: /),
  });
  const lost = perform(op['media.fetch'], { addresses: [FOX, 'https://elsewhere.example/gone.png'] });
  await expect(lost).rejects.toMatchObject({ code: 'not-found' });
  expect(await listed()).toEqual([]);
});

test('where nothing fetches, that is said', async () => {
  const perform = createPerform(memoryStorage(), runtime);
  const fetching = perform(op['media.fetch'], { addresses: [FOX] });
  await expect(fetching).rejects.toMatchObject({ reason: 'media.not-fetched-here' });
});
