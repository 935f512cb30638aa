import { expect, test } from 'vitest';
import { LARGE } from '../../real-site/real-site.js';
import { build, freshFolder, realStore } from '../built-folder.js';

test('a site of 10,000 imported casinos with every gap is built without a fault', {
  timeout: 1_800_000,
}, async () => {
  const { written, catalogue } = await build(await realStore(LARGE), await freshFolder(), {
    isChecked: true,
  });
  expect(catalogue.casinos.length).toBeGreaterThan(9_000);
  expect(written.filter((file) => /^casino\/[^/]+\/index\.html$/.test(file))).toHaveLength(
    catalogue.casinos.length,
  );
});
