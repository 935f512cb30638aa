import type { SiteFault, StorageAdapter } from '@croupier/core';
import { expect, test } from 'vitest';
import { checkSite } from '../../../packages/cli/src/check/check-site.js';
import { openSiteCrawl } from '../../../packages/cli/src/check/site-crawl.js';
import { openStoreSite } from '../../../packages/cli/src/check/store-site.js';
import { loadSiteRenderer } from '../../../packages/cli/src/serve/site-renderer.js';
import { change, realStore, sampleStore, WALKED_STORES } from '../built-folder.js';
import { startTestServer } from '../test-server.js';

const { signal } = new AbortController();

const checkStore = async (storage: StorageAdapter) =>
  checkSite(await openStoreSite(storage, { site: await loadSiteRenderer(), signal }));

const named = (faults: readonly SiteFault[]) =>
  faults.map(({ page, rule, message }) => `${page} ${rule}: ${message}`).sort();

/** Puts links of all kinds into a post: two dead, and one of each that a server answers. */
async function plantLinks(storage: StorageAdapter): Promise<string> {
  let slug = '';
  await change(storage, (content) => {
    content.redirects.insert({ source: '/was', target: '/blog' });
    content.redirects.insert({ source: '/leads-nowhere', target: '/no-such-page' });
    const [post] = [...content.posts.all()].filter(({ isPublished }) => isPublished);
    slug = post?.slug ?? '';
    const links = ['/no-such-page', '/leads-nowhere', '/was', '/blog', '/robots.txt', '/feed.xml', '/login'];
    const html = links.map((link) => `<p><a href="${link}">Link ${link}</a></p>`).join('');
    content.posts.update(post?.id ?? '', { content: `${html}<p><img src="/media/none.png" alt=""></p>` });
  });
  return slug;
}

test.each(WALKED_STORES)(
  '%s is checked from its store as a served site is, with the same faults and notes',
  async (_name, store) => {
    const storage = await store();
    const slug = await plantLinks(storage);
    const { address } = await startTestServer(storage, await loadSiteRenderer());
    const served = await checkSite(await openSiteCrawl(address, signal));
    const stored = await checkStore(storage);
    const planted = named(stored.faults).filter((fault) => fault.startsWith(`/blog/${slug} dead-`));
    expect(planted).toEqual([
      `/blog/${slug} dead-file: It loads /media/none.png, which is not there`,
      `/blog/${slug} dead-link: It links to /leads-nowhere, which is not there`,
      `/blog/${slug} dead-link: It links to /no-such-page, which is not there`,
    ]);
    // A crawl finds no page that nothing links to, and reads pages in another order.
    const isTold = ({ rule }: SiteFault) => rule !== 'orphan';
    expect(named(stored.faults.filter(isTold))).toEqual(named(served.faults));
    expect(stored.notes.length).toBe(served.notes.length);
    expect(stored.pages).toBeGreaterThanOrEqual(served.pages);
    expect(stored.pages).toBeGreaterThan(80);
  },
);

test('a real site has no fault', async () => {
  expect((await checkStore(await realStore())).faults).toEqual([]);
});

test('a check tells how far it is, and stops when it is told to', async () => {
  const storage = await sampleStore();
  const stop = new AbortController();
  const told: { done: number; total: number }[] = [];
  const site = await openStoreSite(storage, {
    site: await loadSiteRenderer(),
    signal: stop.signal,
    onProgress(progress) {
      told.push(progress);
      if (progress.done === 20) stop.abort();
    },
  });
  await expect(checkSite(site)).rejects.toThrow(/abort/i);
  expect(told.map(({ done }) => done)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(told.every(({ done, total }) => total >= done)).toBe(true);
});
