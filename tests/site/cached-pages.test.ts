import {
  casinosAdd,
  casinosEdit,
  createPerform,
  type Perform,
  postsAdd,
  redirectsAdd,
  redirectsDelete,
  runtime,
  usersAdd,
} from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import { expect, test } from 'vitest';
import { createTestStore, siteFromSource, startTestServer } from './test-server.js';

async function serveCounting() {
  const { storage } = await createTestStore();
  const perform: Perform = createPerform(storage, runtime, {
    passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }),
  });
  await perform(casinosAdd, { record: { slug: 'red-fox', name: 'Red Fox', description: 'Calm.' } });
  const rendered: string[] = [];
  const { address } = await startTestServer(storage, {
    ...siteFromSource,
    render(...asked) {
      rendered.push(asked[0]);
      return siteFromSource.render(...asked);
    },
  });
  const get = (path: string) => fetch(address + path, { redirect: 'manual' });
  await get('/best-casinos');
  await get('/casino/red-fox');
  rendered.splice(0);
  return { perform, rendered, get };
}

const draft = { slug: 'old-moon', title: 'Old Moon', excerpt: 'Far.', content: '<p>Away.</p>' };

test.each([
  [
    'a user',
    (perform: Perform) => perform(usersAdd, { record: { username: 'ann', email: 'ann@guide.example' } }),
  ],
  ['a draft', (perform: Perform) => perform(postsAdd, { record: draft })],
  [
    'a redirect',
    (perform: Perform) => perform(redirectsAdd, { record: { source: '/old', target: '/blog' } }),
  ],
  [
    'an inactive casino',
    (perform: Perform) =>
      perform(casinosAdd, { record: { name: 'Hidden', description: 'No.', isActive: false } }),
  ],
] as const)('%s that is added leaves cached pages in place', async (_what, add) => {
  const { perform, rendered, get } = await serveCounting();
  await add(perform);
  await get('/best-casinos');
  await get('/casino/red-fox');
  expect(rendered).toEqual([]);
});

test('a change of what pages show renders them again', async () => {
  const { perform, rendered, get } = await serveCounting();
  await perform(casinosEdit, { record: 'red-fox', changes: { name: 'Blue Fox' } });
  expect(await (await get('/best-casinos')).text()).toContain('Blue Fox');
  expect(rendered).toEqual(['/best-casinos']);
});

test('a redirect from the address of a cached page is followed at once, and not any more when it is deleted', async () => {
  const { perform, get } = await serveCounting();
  expect((await get('/best-casinos')).status).toBe(200);
  await perform(redirectsAdd, { record: { source: '/best-casinos', target: '/reviews' } });
  const moved = await get('/best-casinos');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/reviews']);
  await perform(redirectsDelete, { records: ['/best-casinos'] });
  expect((await get('/best-casinos')).status).toBe(200);
});
