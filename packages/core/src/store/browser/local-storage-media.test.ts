import { expect, test } from 'vitest';
import { browserMedia, MEDIA_KEY_PREFIX } from './local-storage-media.js';

const NAME = `${'0'.repeat(32)}.jpg`;

test('a picture is stored as a data URL that a page can show', async () => {
  const kept = new Map<string, string>();
  const storage = {
    setItem: (key: string, text: string) => void kept.set(key, text),
    getItem: (key: string) => kept.get(key) ?? null,
  } as unknown as Storage;
  await browserMedia(storage).write(NAME, Uint8Array.of(1, 2, 3));
  expect(kept.get(MEDIA_KEY_PREFIX + NAME)).toBe('data:image/jpeg;base64,AQID');
  expect(await browserMedia(storage).read(NAME)).toEqual(Uint8Array.of(1, 2, 3));
});

test('a full storage refuses a picture and reports its size; a blocked one refuses it too', async () => {
  const full = {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  for (const storage of [full, undefined]) {
    const writing = browserMedia(storage).write(NAME, new Uint8Array(3_000_000));
    await expect(writing).rejects.toMatchObject({
      code: 'fault',
      message: expect.stringContaining('4,000 kB'),
    });
  }
  expect(await browserMedia(undefined).list()).toEqual([]);
});
