import { beforeEach, expect, test } from 'vitest';
import { createPerform, type Perform } from '../../../perform.js';
import { runtime } from '../../../runtime.js';
import { memoryStorage } from '../../../store/memory-storage.js';
import type { StorageAdapter } from '../../../store/storage-adapter.js';
import { encodeBase64 } from '../../../values/base64.js';
import { pngFile } from '../../../values/testing/small-pictures.js';
import { operations as op } from '../../registry.js';

const dataUrl = (bytes: Uint8Array) => `data:image/png;base64,${encodeBase64(bytes)}`;
const PNG = pngFile(3, 2, 2_000);
const CUT = dataUrl(PNG.slice(0, 1_500));
const IMAGE = `<img src="${dataUrl(PNG)}" alt="Six dots">`;

let storage: StorageAdapter;
let perform: Perform;
beforeEach(() => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime);
});

const findings = async () => {
  const { result } = await perform(op['doctor.check'], { only: ['inline-picture'] });
  return result.findings.map(({ message, isSafe }) => [message, isSafe]);
};

test('whoever adds, edits or imports a text with pictures in it hears of them and of the doctor', async () => {
  const page = { slug: 'rules', title: 'Rules', content: `<p>One ${IMAGE}</p>` };
  const message = (first: string) =>
    `1 picture (3 kB) stands in the content itself, first in ${first}. The doctor takes it into the library.`;
  const added = await perform(op['pages.add'], { record: page });
  expect(added.result.warnings).toMatchObject([{ reason: 'pictures.inline', message: message('Content') }]);
  const edited = await perform(op['pages.edit'], {
    record: 'rules',
    changes: { content: `<p>${IMAGE}</p>` },
  });
  expect(edited.result.warnings).toMatchObject([{ message: message('Content') }]);
  const renamed = await perform(op['pages.edit'], { record: 'rules', changes: { title: 'Other rules' } });
  expect(renamed.result.warnings).toBeUndefined();
  const source = JSON.stringify([
    { title: 'Plain', content: '<p>Plain</p>' },
    { ...page, slug: 'more' },
  ]);
  const imported = await perform(op['pages.import'], { source, format: 'json' });
  expect(imported.result.warnings).toMatchObject([{ message: message('Content of row 2') }]);
  const csv = `title,content\nThird,"<p>${IMAGE.replaceAll('"', '""')}</p>"\n`;
  const table = await perform(op['pages.import'], { source: csv, format: 'csv' });
  expect(table.result.warnings).toMatchObject([{ message: message('Content of row 2') }]);
});

test('the doctor takes the pictures of records and documents into the library, and leaves what is no whole picture', async () => {
  await perform(op['casinos.add'], {
    record: {
      name: 'Golden Fox',
      description: 'Calm.',
      logo: dataUrl(PNG),
      screenshots: [dataUrl(pngFile(9, 9)), '/a.png'],
      detailedReview: `<p>${IMAGE} and <img src="${CUT}" alt=""></p>`,
    },
  });
  await perform(op['settings.set'], { changes: { logoUrl: dataUrl(PNG) } });
  expect(await findings()).toEqual([
    [
      "Casino 'Golden Fox' holds a picture in itself that the library does not take: its end is missing: the file is cut off",
      false,
    ],
    [
      expect.stringMatching(/^Casino 'Golden Fox' holds 2 pictures in itself \(\d kB\), and every page/),
      true,
    ],
    [expect.stringMatching(/^Settings holds 1 picture in itself/), true],
  ]);
  await perform(op['doctor.mend'], {});
  const { files } = (await perform(op['media.list'], {})).result.records.reduce(
    ({ files }, { width, url }) => ({ files: { ...files, [width ?? 0]: url } }),
    { files: {} as Record<number, string> },
  );
  const { record } = (await perform(op['casinos.show'], { record: 'golden-fox' })).result;
  expect(record).toMatchObject({
    logo: files[3],
    screenshots: [files[9], '/a.png'],
    detailedReview: `<p><img src="${files[3]}" alt="Six dots"> and <img src="${CUT}" alt=""></p>`,
  });
  expect((await perform(op['settings.list'], {})).result.settings.logoUrl).toBe(files[3]);
  expect(await storage.media.read(files[3]?.replace('/media/', '') ?? '')).toEqual(PNG);
  expect(await findings()).toHaveLength(1);
});
