import { expect, test } from 'vitest';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { doctorCheck, doctorMend } from './doctor.js';

test('casinos and listings that name a programme which is not there are found, and left to their owner', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    content.programmes.insert({ slug: 'owls', name: 'Owls' });
    const add = (slug: string, programme: string) =>
      content.casinos.insert({ slug, name: slug, description: 'x', programme }).id;
    add('heron', 'owls');
    const casinoId = add('fox', 'gone');
    const listing = { casino: 'fox', casinoId, programme: 'lost' };
    content.listings.insert({ ...listing, slug: 'fox-in-gb', market: 'GB' });
    content.listings.insert({ ...listing, slug: 'fox-in-se', market: 'SE', programme: 'owls' });
  });
  const perform = createPerform(storage, runtime);
  const { findings } = (await perform(doctorCheck, { only: ['dangling-reference'] })).result;
  expect(findings).toMatchObject([
    {
      code: 'unknown-programme',
      in: 'casinos',
      subject: 'fox',
      message: "Casino 'fox' names programme 'gone', which is not there",
    },
    {
      code: 'unknown-programme',
      in: 'listings',
      subject: 'fox-in-gb',
      message: "Listing 'fox-in-gb' names programme 'lost', which is not there",
    },
  ]);
  const { mended, remaining } = (await perform(doctorMend, { only: ['dangling-reference'] })).result;
  expect([mended.length, remaining.length]).toEqual([0, 2]);
});
