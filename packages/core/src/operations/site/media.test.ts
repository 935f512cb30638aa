import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../messages.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';
import { encodeBase64 } from '../../values/base64.js';
import { MAX_PICTURE_BYTES } from '../../values/pictures/picture.js';
import { gifFile, pngFile as png } from '../../values/testing/small-pictures.js';
import { operations as op } from '../registry.js';

let storage: StorageAdapter;
let perform: Perform;
beforeEach(() => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime);
});

const add = async (content: Uint8Array | string, title = 'fox.png') =>
  (await perform(op['media.add'], { files: [{ title, content }] })).result.records[0];
const listed = async () => (await perform(op['media.list'], {})).result.records;
const casino = (logo: string, more: object = {}) =>
  perform(op['casinos.add'], {
    record: { name: 'Golden Fox', description: 'Calm.', logo, ...more } as never,
  });

test('the title and the alternative text of a picture are changed, and an empty text goes; its bytes stay', async () => {
  const added = await add(png(300, 200));
  const edit = (changes: object) => perform(op['media.edit'], { record: 'fox.png', changes });
  await edit({ alt: 'A fox at dusk' });
  expect(await listed()).toMatchObject([{ title: 'fox.png', alt: 'A fox at dusk', file: added?.file }]);
  await perform(op['media.edit'], { record: added?.file ?? '', changes: { title: 'Fox', alt: '' } });
  expect((await listed())[0]).toMatchObject({ title: 'Fox', width: 300 });
  expect((await listed())[0]).not.toHaveProperty('alt');
  await expect(perform(op['media.edit'], { record: 'owl', changes: { alt: 'x' } })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('the focal point of a picture is set and taken away, and one outside the picture is refused', async () => {
  await add(png(300, 200));
  const edit = (focus: object | null) =>
    perform(op['media.edit'], { record: 'fox.png', changes: { focus: focus as never } });
  await edit({ x: 30, y: 70 });
  await perform(op['media.edit'], { record: 'fox.png', changes: { alt: 'A fox' } });
  expect(await listed()).toMatchObject([{ focus: { x: 30, y: 70 }, alt: 'A fox' }]);
  for (const wrong of [{ x: 101, y: 0 }, { x: 1.5, y: 0 }, { x: 1 }])
    await expect(edit(wrong)).rejects.toMatchObject({ code: 'usage' });
  await edit(null);
  expect((await listed())[0]).not.toHaveProperty('focus');
});

describe('adding pictures', () => {
  test('a picture is added with its alternative text; one that is there keeps its own', async () => {
    const add = (content: Uint8Array, alt: string) =>
      perform(op['media.add'], { files: [{ title: 'fox.png', alt, content }] });
    await add(png(300, 200), ' A fox at dusk ');
    await add(png(300, 200), 'Another text');
    await add(png(30, 20), '');
    const [plain, fox] = await listed();
    expect(fox).toMatchObject({ alt: 'A fox at dusk' });
    expect(plain).not.toHaveProperty('alt');
  });

  test('a picture is stored under the hash of its content, with its size', async () => {
    const added = await add(png(300, 200));
    expect(added).toMatchObject({ title: 'fox.png', type: 'image/png', width: 300, height: 200, bytes: 58 });
    expect(added?.url).toMatch(/^\/media\/[0-9a-f]{32}\.png$/);
    expect(await storage.media.read(added?.file ?? '')).toEqual(png(300, 200));
  });

  test('the same picture is stored once, in whatever form it is given', async () => {
    const first = await add(png(300, 200));
    const again = await perform(op['media.add'], {
      files: [{ title: 'other.jpg', content: encodeBase64(png(300, 200)) }],
    });
    expect(again.result.records).toEqual([first]);
    expect(again.change).toBeUndefined();
    expect(await listed()).toHaveLength(1);
  });

  test.each([
    ['a text', new TextEncoder().encode('hello'), messages.anyForm.imageRequired],
    [
      'an SVG',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      messages.anyForm.imageRequired,
    ],
    ['too heavy', png(10, 10, MAX_PICTURE_BYTES), 'larger than 10 MB'],
    ['a bomb', png(30_000, 30_000), '30000 × 30000 pixels'],
    ['a ribbon', png(20_000, 1), '20000 × 1 pixels'],
    ['cut off', png(30, 20, 100).slice(0, 60), 'its end is missing'],
    ['an animation without end', gifFile(20_000), 'an animation of 20,000 pictures'],
  ])('%s is refused, and no other picture of the call is stored', async (_name, content, message) => {
    const adding = perform(op['media.add'], {
      files: [
        { title: 'right.png', content: png(30, 20) },
        { title: 'wrong.png', content },
      ],
    });
    await expect(adding).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(message),
    });
    await expect(adding).rejects.toMatchObject({ message: expect.stringMatching(/^wrong\.png: /) });
    expect(await listed()).toEqual([]);
    expect(await storage.media.list()).toEqual([]);
  });

  test('a dry run stores no bytes', async () => {
    await perform(op['media.add'], { files: [{ title: 'a.png', content: png(3, 2) }] }, { dryRun: true });
    expect(await storage.media.list()).toEqual([]);
  });

  test('an editor can add pictures but cannot delete them', async () => {
    const actor = { author: { id: 'x', name: 'Eva' }, role: 'editor' as const };
    await perform(op['media.add'], { files: [{ title: 'a.png', content: png(3, 2) }] }, { actor });
    const deleting = perform(op['media.delete'], { records: ['a.png'] }, { actor });
    await expect(deleting).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('deleting pictures', () => {
  test('a picture in use stays, and the message names what uses it', async () => {
    const url = (await add(png(3, 2)))?.url ?? '';
    await casino(url, { detailedReview: `<p><img src="${url}" alt=""></p>` });
    await perform(op['settings.set'], { changes: { logoUrl: url } });
    expect((await listed())[0]?.usedBy.map(({ title }) => title)).toEqual([
      "Casino 'Golden Fox' (logo)",
      "Casino 'Golden Fox' (detailedReview)",
      'Settings (logoUrl)',
    ]);
    const deleting = perform(op['media.delete'], { records: ['fox.png'] });
    await expect(deleting).rejects.toMatchObject({ code: 'conflict', issues: { length: 3 } });
    expect(await listed()).toHaveLength(1);
  });

  test('a picture that only a draft shows is in use', async () => {
    const url = (await add(png(3, 2)))?.url ?? '';
    await casino('/placeholder.svg');
    await perform(op['drafts.save'], { record: 'casinos/golden-fox', changes: { logo: url } });
    expect((await listed())[0]?.usedBy.map(({ title }) => title)).toEqual([
      "Draft of Casino 'Golden Fox' (logo)",
    ]);
    const deleting = perform(op['media.delete'], { records: ['fox.png'] });
    await expect(deleting).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a deletion can be undone, including the bytes', async () => {
    await add(png(3, 2));
    await perform(op['media.delete'], { records: ['fox.png'] });
    expect(await listed()).toEqual([]);
    await perform(op['history.undo'], {});
    const [back] = await listed();
    expect(await storage.media.read(back?.file ?? '')).toEqual(png(3, 2));
  });

  test('an empty title is refused by the name of its field', async () => {
    await add(png(3, 2));
    const emptied = perform(op['media.edit'], { record: 'fox.png', changes: { title: ' ' } });
    await expect(emptied).rejects.toMatchObject({ code: 'usage', message: 'Title is required' });
  });

  test('a list is searched by title and by file name', async () => {
    const { file } = (await add(png(3, 2))) as { file: string };
    await add(png(4, 2), 'owl.png');
    for (const search of ['FOX', file, file.slice(0, 8)]) {
      expect((await perform(op['media.list'], { search })).result.records).toMatchObject([{ file }]);
    }
  });

  test('a picture is found by its file name, the start of that name, its title or its id', async () => {
    const { file, id, url } = (await add(png(3, 2))) as { file: string; id: string; url: string };
    for (const record of [file, file.slice(0, 6), url, id, 'FOX.png']) {
      const { result } = await perform(op['media.delete'], { records: [record] }, { dryRun: true });
      expect(result.records).toHaveLength(1);
    }
    const wrong = perform(op['media.delete'], { records: ['fix.png'] });
    await expect(wrong).rejects.toMatchObject({ code: 'not-found', hint: "Did you mean 'fox.png'?" });
  });
});

describe('the doctor', () => {
  const checks = async () => {
    const { findings } = (await perform(op['doctor.check'], {})).result;
    return findings
      .filter(({ check }) => check.endsWith('-media'))
      .map(({ check, subject }) => [check, subject]);
  };

  test('finds missing, unused and orphaned pictures, and removes only orphaned ones', async () => {
    const shown = (await add(png(3, 2), 'shown.png')) as { url: string; file: string };
    await add(png(4, 2), 'idle.png');
    await add(png(5, 2), 'gone.png');
    await casino(shown.url, { banner: `/media/${'0'.repeat(32)}.png` });
    await perform(op['media.delete'], { records: ['gone.png'] });
    await storage.media.remove(shown.file);
    expect(await checks()).toEqual([
      ['missing-media', 'shown.png'],
      ['missing-media', "Casino 'Golden Fox' (banner)"],
      ['unused-media', 'idle.png'],
      ['left-over-media', expect.stringMatching(/\.png$/)],
    ]);
    await perform(op['doctor.mend'], {}, { dryRun: true });
    expect(await storage.media.list()).toHaveLength(2);
    await perform(op['doctor.mend'], {});
    expect(await storage.media.list()).toHaveLength(1);
    expect(await checks()).toHaveLength(3);
    await add(png(3, 2), 'shown.png');
    expect(await checks()).toHaveLength(2);
  });
});

describe('a backup with pictures', () => {
  async function backup(): Promise<string> {
    let text = '';
    await perform(
      op['store.backup'],
      {},
      {
        onChunk(piece) {
          text += piece;
        },
      },
    );
    return text;
  }
  async function* pieces(text: string) {
    yield new TextEncoder().encode(text);
  }

  test('carries the bytes of pictures into another store', async () => {
    const { file } = (await add(png(3, 2))) as { file: string };
    const source = pieces(await backup());
    storage = memoryStorage();
    perform = createPerform(storage, runtime);
    await perform(op['store.restore'], { source });
    expect(await storage.media.read(file)).toEqual(png(3, 2));
    expect(await listed()).toHaveLength(1);
  });

  test('is refused when a picture is damaged, and no bytes stay', async () => {
    await add(png(3, 2));
    const text = (await backup()).replace(/"bytes":"iVBO/, '"bytes":"iVBA');
    storage = memoryStorage();
    perform = createPerform(storage, runtime);
    const restoring = perform(op['store.restore'], { source: pieces(text) });
    await expect(restoring).rejects.toMatchObject({ code: 'invalid' });
    expect(await storage.media.list()).toEqual([]);
  });
});
