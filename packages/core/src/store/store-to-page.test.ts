import { expect, test } from 'vitest';
import { messages } from '../messages.js';
import { publicCatalogue } from '../model/public-catalogue.js';
import { runtime } from '../runtime.js';
import { bestCasinosPage } from '../views/pages/casinos/best-casinos.js';
import { memoryStorage } from './memory-storage.js';
import { openStore } from './store.js';

test('an added casino is ranked on the best-casinos page', async () => {
  const store = openStore(memoryStorage(), runtime);
  const done = await store.change({ by: { name: 'owner' }, operation: 'casinos.add' }, (tx) =>
    tx.casinos.insert({ slug: 'golden-fox', name: 'Golden Fox', description: 'Calm.', rating: 9.1 }),
  );
  expect(done.change).toMatchObject({ inserted: 1, subject: 'Golden Fox' });

  const view = await store.question((content) => bestCasinosPage(publicCatalogue(content, '2999-01-01')));
  expect(view.casinos[0]).toMatchObject({ slug: 'golden-fox', rank: 1, isPremium: true });
});

test('a casino without a name is refused and leaves nothing', async () => {
  const store = openStore(memoryStorage(), runtime);
  const adding = store.change({ by: { name: 'owner' }, operation: 'casinos.add' }, (tx) =>
    tx.casinos.insert({ slug: 'x', name: ' ', description: 'Calm.' }),
  );
  await expect(adding).rejects.toMatchObject({ code: 'invalid', message: messages.casino.nameRequired });
  expect(await store.question((content) => content.casinos.size)).toBe(0);
});
