import {
  casinosAdd,
  createPerform,
  linksList,
  memoryStorage,
  type Perform,
  runtime,
  type SiteTools,
} from '@croupier/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLinks } from './check-links.js';
import { checkLinksNightly } from './check-links-nightly.js';
import { type LocalWeb, openLocalWeb, page } from './testing/local-web.js';

let web: LocalWeb;
beforeEach(async () => {
  web = await openLocalWeb();
});
afterEach(() => web.close());

test('each night a server follows the links of its store, keeps what it found, and says so', async () => {
  const siteTools = {
    checkLinks: (links, work) => checkLinks(links, { ...work, network: web.network }),
  } as SiteTools;
  const perform = createPerform(memoryStorage(), runtime, { siteTools });
  web.host('owl.example', page());
  for (const name of ['owl', 'hawk'])
    await perform(casinosAdd, {
      record: { name, description: 'x', visitUrl: web.to(`${name}.example/`) },
    });
  const lines = await twoNights(perform);
  expect(lines).toEqual(Array(2).fill('Followed 2 links to other sites: 1 is fine.'));
  expect((await perform(linksList, { outcome: ['gone'] })).result.records).toMatchObject([
    { url: web.to('hawk.example/'), reason: 'unknown-host' },
  ]);
});

test('a night whose check fails is told, and the next one is tried', async () => {
  const perform = createPerform(memoryStorage(), runtime);
  const lines = await twoNights(perform);
  expect(lines[1]).toBe(
    'The links to other sites were not checked: Nothing here follows links to other sites: that needs a server',
  );
});

/** What a server says in two nights. */
async function twoNights(perform: Perform): Promise<string[]> {
  const stop = new AbortController();
  const lines: string[] = [];
  const log = (line: string) => {
    lines.push(line);
    if (lines.length === 2) stop.abort();
  };
  await checkLinksNightly({ perform }, stop.signal, log, () => 1);
  return lines;
}
