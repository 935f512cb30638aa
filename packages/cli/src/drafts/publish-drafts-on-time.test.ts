import {
  casinosAdd,
  casinosShow,
  createPerform,
  draftsList,
  draftsSave,
  memoryStorage,
  runtime,
} from '@croupier/core';
import { expect, test, vi } from 'vitest';
import { publishDraftsOnTime } from './publish-drafts-on-time.js';

const FOX = 'casinos/golden-fox';

async function site() {
  const storage = memoryStorage();
  const perform = createPerform(storage, runtime);
  await perform(casinosAdd, { record: { name: 'Golden Fox', description: 'Calm.', rating: 8 } });
  const lines: string[] = [];
  const stop = new AbortController();
  void publishDraftsOnTime(storage, stop.signal, (line) => void lines.push(line), 20);
  const fox = async () => (await perform(casinosShow, { record: 'golden-fox' })).result.record;
  return { perform, lines, stop: () => stop.abort(), fox };
}
const soon = () => new Date(Date.now() + 150).toISOString();

test('a draft goes live at its time, and its record off the site at another', async () => {
  const { perform, lines, stop, fox } = await site();
  await perform(draftsSave, { record: FOX, changes: { rating: 9, isActive: false } });
  await perform(draftsSave, {
    record: FOX,
    publishAt: soon(),
    hideAt: new Date(Date.now() + 600).toISOString(),
  });
  expect((await fox()).rating).toBe(8);
  await vi.waitFor(async () => expect(await fox()).toMatchObject({ rating: 9, isActive: true }), 3_000);
  await vi.waitFor(async () => expect((await fox()).isActive).toBe(false), 3_000);
  await vi.waitFor(async () => expect((await perform(draftsList, {})).result.total).toBe(0));
  expect(lines).toEqual([`Published the draft of ${FOX}.`, `Published the draft of ${FOX}.`]);
  stop();
});

test('a draft of somebody who may no longer edit stays, which is said once', async () => {
  const { perform, lines, stop, fox } = await site();
  const actor = {
    author: { id: '01990000-0000-7000-8000-000000000000', name: 'Gone' },
    role: 'editor',
  } as const;
  await perform(draftsSave, { record: FOX, changes: { rating: 9 }, publishAt: soon() }, { actor });
  await vi.waitFor(() => expect(lines).toHaveLength(1), 3_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines).toEqual([expect.stringContaining(`The draft of ${FOX} stays as it is`)]);
  expect((await fox()).rating).toBe(8);
  expect((await perform(draftsList, { isDue: true })).result.total).toBe(1);
  stop();
});
