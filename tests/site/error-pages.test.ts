import { settingsSet } from '@croupier/core';
import { arLabels, deLabels } from '@croupier/core/locales';
import { expect, test } from 'vitest';
import { createTestStore, siteFromSource, startTestServer } from './test-server.js';

test.each([
  ['de', '<html lang="de" data-theme="light">', deLabels.pages],
  ['ar', '<html lang="ar" dir="rtl" data-theme="light">', arLabels.pages],
] as const)('in %s the pages of errors speak the language of the site', async (language, root, texts) => {
  const { storage, perform } = await createTestStore();
  await perform(settingsSet, { changes: { language } });
  const broken = { ...siteFromSource, render: () => Promise.reject(new Error('lost its way')) };
  const { address } = await startTestServer(storage, broken);
  const page = async (path: string) => {
    const answer = await fetch(address + path);
    return { status: answer.status, html: await answer.text(), id: answer.headers.get('x-request-id') ?? '' };
  };
  const { missing, failure } = texts;
  const failed = await page('/');
  expect(failed.status).toBe(500);
  for (const text of [
    root,
    failure.serverTitle,
    failure.serverText.replace('{id}', failed.id),
    `<a href="">${failure.again}</a>`,
    `<a href="/">${missing.home}</a>`,
  ])
    expect(failed.html).toContain(text);
  const cut = await page('/blog/caf%C3');
  expect(cut.status).toBe(400);
  for (const text of [
    root,
    failure.addressTitle,
    failure.addressText.replace('{id}', cut.id),
    `<a href="/search">${missing.submit}</a>`,
  ])
    expect(cut.html).toContain(text);
});
