import { expect, test } from 'vitest';
import { runtime } from '../runtime.js';
import { memoryStorage } from '../store/memory-storage.js';
import { RecordCache } from '../store/serialized/record-cache.js';
import { openStore } from '../store/store.js';
import { publicCatalogue, publicCatalogueInTurns } from './public-catalogue.js';

test('other work goes on while the catalogue of many casinos is built', async () => {
  const store = openStore(memoryStorage(), runtime, new RecordCache());
  await store.change({ by: { name: 'owner' }, operation: 'store.restore' }, ({ casinos }) => {
    for (let n = 0; n < 20_000; n++)
      casinos.insert({ name: `Casino ${n}`, slug: `casino-${n}`, description: 'Calm.' });
  });
  await store.question(async (content) => {
    expect([...content.casinos.all()]).toHaveLength(20_000);
    let turns = 0;
    const timer = setInterval(() => turns++);
    const built = await publicCatalogueInTurns(content, '2026-01-31');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
    expect(built).toEqual(publicCatalogue(content, '2026-01-31'));
  });
});
