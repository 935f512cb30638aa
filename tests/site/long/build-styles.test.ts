import { expect, test } from 'vitest';
import { build, change, differentFiles, filesIn, freshFolder, sampleStore } from '../built-folder.js';

test('after a change of colors or of the styles of a site, a rebuild equals a clean build', async () => {
  const storage = await sampleStore();
  const folder = await freshFolder();
  await build(storage, folder);
  const settings = { primaryColor: '#7c2d12', siteName: 'Another Guide' };
  await change(storage, (content) => content.settings.set({ ...content.settings.get(), ...settings }));
  expect((await build(storage, folder)).written).toContain('embed/casinos/copper-heron/index.html');
  await change(storage, (content) =>
    content.styles.set({ ...content.styles.get(), css: 'main { letter-spacing: 0 }' }),
  );
  expect((await build(storage, folder)).written).toContain('embed/casinos/copper-heron/index.html');
  const other = await freshFolder();
  await build(storage, other);
  expect(differentFiles(await filesIn(folder), await filesIn(other))).toEqual([]);
});
