import { messagesList, pagesAdd, pagesUnpublish, settingsSet } from '@croupier/core';
import { contactLabels } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { expect, test } from 'vitest';
import { createAccountClient } from './account-client.js';
import { createTestStore, startTestServer } from './test-server.js';

const texts = pageTexts('contact');
const message = { name: 'Ana', email: 'ana@guide.example', text: 'Hello, <b>you</b>.', agree: 'on' };

async function serveContact(hasContactForm: boolean) {
  const { storage, perform } = await createTestStore();
  const record = { title: 'Contact', slug: 'contact', content: '<p>Write.</p>', isPublished: true };
  await perform(pagesAdd, { record });
  await perform(settingsSet, { changes: { hasContactForm, contactEmail: 'desk@guide.example' } });
  const { address } = await startTestServer(storage);
  const kept = async () => (await perform(messagesList, {})).result.records;
  return { storage, perform, address, client: createAccountClient(address), kept };
}

test('a message sent without script is kept with the words agreed to, and the page says so', async () => {
  const { storage, client, kept } = await serveContact(true);
  const page = await client.get('/contact');
  expect(await page.text()).toContain('action="/contact"');
  const before = storage.generation();
  const sent = await client.post('/contact', message);
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await sent.text()).toContain(texts.sentTitle);
  expect(await kept()).toMatchObject([
    { name: 'Ana', email: 'ana@guide.example', text: 'Hello, <b>you</b>.', consent: texts.consent },
  ]);
  // Neither the kept pages nor the history hear of it.
  expect(storage.generation()).toBe(before);
  expect(await (await client.get('/contact')).text()).not.toContain(texts.sentTitle);
});

test('a refused message says why and keeps what was typed', async () => {
  const { client, kept } = await serveContact(true);
  const { agree: _, ...withoutConsent } = message;
  const refused = await client.post('/contact', withoutConsent);
  const html = await refused.text();
  expect([refused.status, html.includes(contactLabels.refusals.consent)]).toEqual([422, true]);
  expect(html).toContain('Hello, &lt;b&gt;you&lt;/b&gt;.');
  expect(await kept()).toEqual([]);
});

test('machines, other sites and floods keep nothing', async () => {
  const { client, kept } = await serveContact(true);
  const trapped = await client.post('/contact', { ...message, website: 'https://spam.example' });
  expect(trapped.status).toBe(200);
  const foreign = await client.post('/contact', message, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  const large = await client.post('/contact', { ...message, text: 'x'.repeat(60_000) });
  expect(large.status).toBe(413);
  expect(await kept()).toEqual([]);
  for (let i = 0; i < 5; i++) await client.post('/contact', message);
  const sixth = await client.post('/contact', message);
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await kept()).toHaveLength(5);
});

test('a site without the form, or without the page, takes no messages', async () => {
  const { client, kept } = await serveContact(false);
  expect(await (await client.get('/contact')).text()).not.toContain('action="/contact"');
  expect((await client.post('/contact', message)).status).toBe(404);
  expect(await kept()).toEqual([]);
  const { client: other, perform } = await serveContact(true);
  await perform(pagesUnpublish, { records: ['contact'] });
  expect((await other.post('/contact', message)).status).toBe(404);
});

test('the API has no way around the limits of the form', async () => {
  const { address } = await serveContact(true);
  const response = await fetch(`${address}/api/messages.send`, {
    method: 'POST',
    body: JSON.stringify({ ...message, consent: 'x' }),
    headers: { 'content-type': 'application/json', origin: address },
  });
  expect(response.status).toBe(404);
});
