import { beforeEach, expect, test } from 'vitest';
import type { Perform } from '../../perform.js';
import { pngFile } from '../../values/testing/small-pictures.js';
import { OLD_SITE, wxr } from '../../wordpress/testing/wxr.js';
import { operations as op } from '../registry.js';
import { bytesOf } from '../testing/backup-text.js';
import { memoryPerform } from '../testing/memory-store.js';

const UPLOADS = `${OLD_SITE}/wp-content/uploads/2019/05`;
const SITE = wxr({
  items: [
    {
      ...{ id: 1, slug: 'fox', meta: { _thumbnail_id: '9' } },
      content: `<img src="${UPLOADS}/fox-300x200.jpg"> <img src="/wp-content/uploads/2019/05/owl.png?x=1"> <img src="https://other.example/a.jpg"> [gallery ids="9"]`,
    },
    {
      ...{ id: 9, type: 'attachment', attachment: `${UPLOADS}/fox-scaled.jpg` },
      meta: { _wp_attachment_image_alt: 'A fox' },
    },
  ],
});

let perform: Perform;
beforeEach(() => {
  perform = memoryPerform();
});
const plan = async () =>
  (await perform(op['migrate.wordpress'], { source: bytesOf(SITE), plan: true })).result.pictures;
const migrate = () => perform(op['migrate.wordpress'], { source: bytesOf(SITE) });
const take = async (...names: string[]) =>
  (
    await perform(op['migrate.pictures'], {
      files: names.map((name, i) => ({
        ...{ address: `${UPLOADS}/${name}`, alt: `Alt ${name}`, content: pngFile(2 + i, 2) },
      })),
    })
  ).result;
const led = async (url: string) => (await perform(op['redirects.test'], { url })).result.to;

test('a plan names each picture of the old site once, in whole, with what it shows', async () => {
  expect(await plan()).toEqual([
    { address: `${UPLOADS}/fox.jpg`, file: `${UPLOADS}/fox-scaled.jpg`, alt: 'A fox' },
    { address: `${UPLOADS}/owl.png`, file: `${OLD_SITE}/wp-content/uploads/2019/05/owl.png?x=1`, alt: '' },
  ]);
});

test('pictures of the library stand in texts, and the old addresses of all sizes lead to them', async () => {
  const { records } = await take('fox.jpg', 'owl.png');
  const [fox, owl] = records.map(({ url }) => url) as [string, string];
  expect(await plan()).toEqual([]);
  await migrate();
  const { content, featuredImage } = (await perform(op['posts.show'], { record: 'fox' })).result.record;
  expect(featuredImage).toBe(fox);
  expect([...content.matchAll(/src="([^"]*)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt])).toEqual([
    [fox, 'A fox'],
    [owl, ''],
    ['https://other.example/a.jpg', ''],
    [fox, 'A fox'],
  ]);
  for (const name of ['fox.jpg', 'fox-300x200.jpg', 'fox-scaled.jpg'])
    expect(await led(`/wp-content/uploads/2019/05/${name}`)).toBe(fox);
  expect(await led('/wp-content/uploads/2019/05/foxes.jpg')).toBe('/wp-content/uploads/2019/05/foxes.jpg');
  expect((await migrate()).changes).toEqual([]);
});

test('pictures that come later take the place of their addresses in texts', async () => {
  await migrate();
  const { records } = await take('fox.jpg');
  const { result } = await migrate();
  expect(result.records?.[0]).toMatchObject({ updated: 1, kept: 0 });
  const { record } = (await perform(op['posts.show'], { record: 'fox' })).result;
  expect(record.featuredImage).toBe(records[0]?.url);
});

test('what is no picture is told, and the others come; said again none is there twice', async () => {
  const files = [
    { address: `${UPLOADS}/a.png`, content: new TextEncoder().encode('<svg></svg>') },
    { address: `${UPLOADS}/b.png`, content: pngFile(3, 3) },
  ];
  const { result } = await perform(op['migrate.pictures'], { files });
  expect(result.records.map(({ title }) => title)).toEqual(['b.png']);
  expect(result.rejected).toMatchObject([{ address: `${UPLOADS}/a.png` }]);
  expect((await perform(op['migrate.pictures'], { files })).changes).toEqual([]);
});
