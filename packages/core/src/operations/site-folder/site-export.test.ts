import { beforeAll, expect, test } from 'vitest';
import { scryptPasswords } from '../../passwords.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { putSample } from '../../sample/index.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { encodeBase64 } from '../../values/base64.js';
import { pngFile } from '../../values/testing/small-pictures.js';
import { operations as op } from '../registry.js';
import { exportedFiles } from '../testing/exported-files.js';
import { actingAs } from '../testing/memory-store.js';

const storage = memoryStorage();
const perform: Perform = createPerform(storage, runtime, {
  passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }),
});
let files: Record<string, string>;

beforeAll(async () => {
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'store.init' }, putSample);
  const record = { username: 'nia', email: 'nia@guide.example', role: 'editor' } as const;
  await perform(op['users.add'], { record });
  const picture = { title: 'Owl', alt: 'An owl', content: encodeBase64(pngFile(3, 2)) };
  const { result } = await perform(op['media.add'], { files: [picture] });
  const [added] = result.records;
  await perform(op['media.edit'], { record: added?.id ?? '', changes: { focus: { x: 10, y: 20 } } });
  const content = '<p>Calm.</p><figure data-block="video" data-video="youtube:aqz-KE-bpKQ"></figure>';
  const post = { title: 'Owls', excerpt: 'Calm', content, featuredImage: `/media/${added?.file}` };
  await perform(op['posts.add'], { record: { ...post, isPublished: false } });
  await perform(op['redirects.add'], { record: { source: '/old', target: '/news' } });
  files = await exportedFiles(perform);
});

test('an article is Markdown below its facts, by the names that others use', () => {
  expect(files['posts/owls.md']).toMatch(
    /^---\ntitle: "Owls"\nslug: "owls"\nlastmod: \d{4}-\d\d-\d\dT\S+Z\ncreated: \S+\ndescription: "Calm"\nauthor: "Admin"\ncategories:\n {2}- "Reviews"\nimage: "\/media\/[0-9a-f]{32}\.png"\ndraft: true\nid: "/,
  );
  expect(files['posts/owls.md']).toMatch(
    /---\n\nCalm\.\n\n<figure data-block="video" data-video="youtube:aqz-KE-bpKQ"><\/figure>\n$/,
  );
});

test('a casino has its facts above and its review below', () => {
  expect(files['casinos/copper-heron.md']).toMatch(/^---\ntitle: "Copper Heron"\nslug: "copper-heron"\n/);
  expect(files['casinos/copper-heron.md']).toMatch(/\nrating: [\d.]+\n/);
  expect(files['casinos/copper-heron.md']).toContain('---\n\n## First impressions\n\nCopper Heron opens');
});

test('tables, redirects, documents and pictures are files too, and a README says what is what', () => {
  expect(files['tables/games.csv']).toMatch(
    /^id,name,provider,.*\n(?:.*\n)*\S+,Single Zero,Quillback Games,/,
  );
  expect(files['tables/redirects.csv']).toContain(',/old,/news,');
  expect(files._redirects).toMatch(/^\/old \/news 301!$/m);
  expect(JSON.parse(files['menus.json'] ?? '').header[0]).toMatchObject({ label: 'Home', url: '/' });
  const [picture] = JSON.parse(files['pictures.json'] ?? '');
  expect(picture).toMatchObject({ title: 'Owl', alt: 'An owl', focus: { x: 10, y: 20 } });
  expect(files[`media/${picture.file}`]).toBe(new TextDecoder('latin1').decode(pngFile(3, 2)));
  for (const name of Object.keys(files).map((file) => file.split('/')[0] ?? ''))
    if (!/^(?:README.md|croupier-site.json)$/.test(name)) expect(files['README.md']).toContain(name);
});

test('accounts are not in it', () => {
  expect(JSON.stringify(files)).not.toContain('nia@guide.example');
});

test('what programmes pay is in it, so that only administrators take it', async () => {
  expect(files['tables/programmes.csv']).toContain('Sample Partners');
  for (const role of ['moderator', 'editor', 'user'] as const)
    await expect(perform(op['site.export'], {}, actingAs(role))).rejects.toMatchObject({
      code: 'not-allowed',
    });
  await expect(perform(op['site.export'], {}, actingAs('admin'))).resolves.toBeDefined();
});

test('a picture that is gone is told, and an export that is stopped ends', async () => {
  const stopped = perform(op['site.export'], {}, { signal: AbortSignal.abort() });
  await expect(stopped).rejects.toMatchObject({ code: 'interrupted' });
  const [picture] = JSON.parse(files['pictures.json'] ?? '');
  await storage.media.remove(picture.file);
  await expect(perform(op['site.export'], {})).rejects.toThrow(picture.file);
});
