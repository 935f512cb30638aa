import { beforeEach, expect, test } from 'vitest';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';
import { pngFile as png } from '../../values/testing/small-pictures.js';
import { operations as op } from '../registry.js';

let storage: StorageAdapter;
let perform: Perform;
beforeEach(() => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime);
});

const add = async (content: Uint8Array, title = 'fox.png') =>
  (await perform(op['media.add'], { files: [{ title, alt: 'A fox', content }] })).result.records[0] as {
    url: string;
    file: string;
  };
const replace = async (content: Uint8Array, record = 'fox.png') =>
  (await perform(op['media.replace'], { record, files: [{ title: 'new.png', content }] })).result.records[0];
const listed = async () => (await perform(op['media.list'], {})).result.records;

test('a replaced picture is another in everything that shows it, and one undo takes all of it back', async () => {
  const old = await add(png(3, 2));
  const text = `<p>See <img src="${old.url}" alt=""></p>`;
  await perform(op['casinos.add'], {
    record: { name: 'Fox', description: 'x', logo: old.url, detailedReview: text } as never,
  });
  await perform(op['drafts.save'], { record: 'casinos/fox', changes: { banner: old.url } });
  await perform(op['settings.set'], { changes: { logoUrl: old.url } });
  const shown = async () => {
    const { record } = (await perform(op['casinos.show'], { record: 'fox' })).result;
    const { settings } = (await perform(op['settings.list'], {})).result;
    return [record.logo, record.detailedReview, settings.logoUrl];
  };
  const now = await replace(png(30, 20));
  expect(now).toMatchObject({ title: 'fox.png', alt: 'A fox', width: 30, replaced: [old.file] });
  expect(await shown()).toEqual([now?.url, text.replace(old.url, now?.url ?? ''), now?.url]);
  expect((await listed())[0]?.usedBy).toHaveLength(4);
  await perform(op['history.undo'], {});
  expect(await shown()).toEqual([old.url, text, old.url]);
  expect(await storage.media.read(old.file)).toEqual(png(3, 2));
  expect((await listed())[0]).not.toHaveProperty('replaced');
});

test('a draft has the new address of a picture that was replaced since, also of what visitors saw, and goes live with it', async () => {
  const old = await add(png(3, 2));
  const text = `<p>Seen.</p><p><img src="${old.url}" alt=""></p>`;
  await perform(op['casinos.add'], { record: { name: 'Fox', description: 'x', logo: old.url } as never });
  const changes = { detailedReview: text, logo: null, banner: old.url };
  await perform(op['drafts.save'], { record: 'casinos/fox', changes });
  const now = await replace(png(30, 20));
  const drafted = async () => {
    const { draft } = (await perform(op['drafts.show'], { record: 'casinos/fox' })).result;
    return Object.fromEntries(draft?.fields.map(({ path, value, before }) => [path, value ?? before]) ?? []);
  };
  const renamed = text.replace(old.url, now?.url ?? '');
  expect(await drafted()).toEqual({ detailedReview: renamed, logo: now?.url, banner: now?.url });
  await perform(op['history.undo'], {});
  expect(await drafted()).toEqual({ detailedReview: text, logo: old.url, banner: old.url });
  await replace(png(30, 20));
  await perform(op['drafts.publish'], { records: ['casinos/fox'] });
  const { record } = (await perform(op['casinos.show'], { record: 'fox' })).result;
  expect(record).toMatchObject({ detailedReview: renamed, logo: '/placeholder.svg', banner: now?.url });
});

test('the old address leads to the new picture, also after a second replacement, and counts as a use', async () => {
  const first = await add(png(3, 2));
  const second = await replace(png(30, 20));
  const third = await replace(png(31, 20), first.file);
  expect(third?.replaced).toEqual([second?.file, first.file]);
  await perform(op['casinos.add'], { record: { name: 'Fox', description: 'x', logo: first.url } as never });
  expect((await listed())[0]?.usedBy).toHaveLength(1);
  const { findings } = (await perform(op['doctor.check'], {})).result;
  expect(findings.filter(({ check }) => check === 'missing-media')).toEqual([]);
  const back = await replace(png(3, 2));
  expect(back).toMatchObject({ file: first.file, replaced: [third?.file, second?.file] });
});

test('a picture that is replaced by itself stays, and one that the library has elsewhere is refused', async () => {
  await add(png(3, 2));
  await add(png(4, 2), 'owl.png');
  expect(await replace(png(3, 2))).not.toHaveProperty('replaced');
  await expect(replace(png(4, 2))).rejects.toMatchObject({ reason: 'media.is-there' });
  await expect(replace(new TextEncoder().encode('x'))).rejects.toMatchObject({ code: 'invalid' });
  expect(await listed()).toHaveLength(2);
});

test('an editor replaces no picture, since it may be that of the whole site', async () => {
  await add(png(3, 2));
  const actor = { author: { id: 'x', name: 'Eva' }, role: 'editor' as const };
  const files = [{ title: 'new.png', content: png(4, 2) }];
  const replacing = perform(op['media.replace'], { record: 'fox.png', files }, { actor });
  await expect(replacing).rejects.toMatchObject({ code: 'not-allowed' });
});
