import { beforeEach, expect, test } from 'vitest';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { operations as op } from '../registry.js';

let perform: Perform;
beforeEach(async () => {
  perform = createPerform(memoryStorage(), runtime);
  await perform(op['settings.set'], { changes: { siteName: 'Golden Guide' } });
});

const all = async () => (await perform(op['settings.list'], {})).result.settings;

test('a setting that is not named stays unchanged, and null restores its default', async () => {
  await perform(op['settings.set'], { changes: { logoWidth: 300, contactEmail: 'desk@golden.example' } });
  await perform(op['settings.set'], { changes: { logoHeight: 80, logoWidth: null } });
  expect(await all()).toMatchObject({ logoWidth: 150, logoHeight: 80, contactEmail: 'desk@golden.example' });
  await perform(op['settings.set'], { changes: { contactEmail: null } });
  expect((await all()).contactEmail).toBeUndefined();
});

test.each([
  [{ logoWidth: 9 }, 'Logo width must be a whole number between 10 and 500'],
  [{ logoHeight: 'tall' }, 'Logo height must be a whole number between 10 and 200'],
  [{ primaryColor: 'green' }, 'Primary color must be a color like #1a7f4b'],
  [
    { twitterUrl: 'javascript:alert(1)' },
    'Twitter URL must be a web address that begins with http:// or https://',
  ],
  [{ privacyUrl: '//evil.example' }, 'Privacy URL must be a path that begins with / or a web address'],
  [{ faviconUrl: 'data:image/svg+xml,<svg onload=alert(1)>' }, 'Favicon must be a picture'],
  [{ siteName: ' ' }, 'Site name is required'],
  [{ colour: '#000000' }, "Settings has no field 'colour'"],
])('%j is refused, and nothing changes', async (changes: object, message) => {
  const before = await all();
  await expect(perform(op['settings.set'], { changes })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining(message),
  });
  expect(await all()).toEqual(before);
});

test('a setting is read by its typed or stored name', async () => {
  const { result } = await perform(op['settings.get'], { names: ['site-name', 'logoWidth', 'twitter-url'] });
  expect(result.settings).toEqual({ siteName: 'Golden Guide', logoWidth: 150, twitterUrl: null });
  await expect(perform(op['settings.get'], { names: ['logo-widht'] })).rejects.toMatchObject({
    code: 'not-found',
    hint: "Did you mean 'logoWidth'?",
  });
});

test('a reset restores the named settings, or all except the identity of the site', async () => {
  await perform(op['settings.set'], { changes: { logoWidth: 300, logoHeight: 80, isSample: true } });
  await perform(op['settings.reset'], { names: ['logo-width'] });
  expect(await all()).toMatchObject({ logoWidth: 150, logoHeight: 80 });
  await perform(op['settings.reset'], {});
  expect(await all()).toMatchObject({ logoHeight: 40, siteName: 'Golden Guide', isSample: true });
  await expect(perform(op['settings.reset'], { names: ['siteName'] })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('an analytics id of no known service is kept, warned of, and found by the doctor; one that is known is neither', async () => {
  const set = async (analyticsId: string | null) =>
    (await perform(op['settings.set'], { changes: { analyticsId } })).result.warnings?.map(
      ({ reason }) => reason,
    );
  const found = async () =>
    (await perform(op['doctor.check'], { only: ['unknown-analytics'] })).result.findings;
  expect(await set('UA-12345-1')).toEqual(['setting.unknown-analytics']);
  expect(await found()).toMatchObject([{ code: 'unknown-analytics', subject: 'analyticsId' }]);
  expect(await set('G-ABCD123456')).toBeUndefined();
  expect(await found()).toEqual([]);
  expect(await set(null)).toBeUndefined();
});
