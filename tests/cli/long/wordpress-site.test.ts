import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startServe } from '../served-folder.js';
import { emptyFolder, runShell } from '../shell.js';
import { addressesOf } from '../wordpress/addresses-of-site.js';
import { hasWordpress, startWordpress } from '../wordpress/wordpress-site.js';

interface Proof {
  records: { address: string; outcome: string }[];
  differences: { address: string; kind: string; was: string; is?: string }[];
}

/** Lists of articles become other lists: of them only links and pictures that lead elsewhere could be the same. */
const IS_LIST = /^\/(?:$|page\/|category\/|tag\/|author\/|\d{4}\/\d\d\/(?:$|page\/))/;

/** What the guide does in an afternoon, with a site that WordPress' own functions fill and its own exporter exports. */
test.skipIf(!hasWordpress)(
  'a running site of WordPress moves in, every address that its readers come to is answered, and its articles are the same',
  async () => {
    const old = await startWordpress();
    const folder = emptyFolder();
    const run = (line: string) => runShell(folder, line);
    const pathOf = (address: string) => address.replace(old.url, '');
    writeFileSync(path.join(folder, 'site.xml'), old.exported());
    const pages = await addressesOf(old.url);
    writeFileSync(path.join(folder, 'old.txt'), [...pages.keys()].join('\n'));
    for (const [address, page] of pages) if (page !== '') savePage(path.join(folder, 'saved'), address, page);
    expect(pages.size).toBeGreaterThan(70);

    await run('croupier init --name Nights --quiet');
    await run('croupier settings set --site-base-url https://nights.example --quiet');
    const move = `croupier migrate wordpress site.xml --uploads ${old.uploads}`;
    const moved = await run(move);
    expect(moved).toMatchObject({ code: 0, stderr: expect.stringContaining('pictures: 3 taken') });
    expect(moved.stderr).toContain('posts: 17 created');
    expect(moved.stderr).toContain('odds_table (1)');
    expect((await run(move)).stderr).toContain('Nothing changed');

    const { address } = await startServe(folder);
    expect(await run(`croupier migrate verify site.xml --at ${address}`)).toMatchObject({ code: 0 });
    const proven = await run(`croupier migrate verify old.txt --at ${address} --old saved --json`);
    const { records, differences }: Proof = JSON.parse(proven.stdout);
    // An article behind a password came as a draft.
    const unanswered = records.filter(({ outcome }) => !['page', 'one-hop'].includes(outcome));
    expect(unanswered.map((one) => pathOf(one.address)).sort()).toEqual([
      '/2021/03/for-few/',
      '/2021/03/for-few/feed/',
    ]);
    // Comments, with the pictures of those who wrote them, stay behind.
    const ofArticles = differences.filter(
      ({ address, was }) => !IS_LIST.test(pathOf(address)) && !/gravatar\.com|wordpress\.org/.test(was),
    );
    expect(ofArticles.map(({ address, ...one }) => ({ path: pathOf(address), ...one }))).toEqual([
      { path: '/2021/03/how-reels-work/', kind: 'title', was: 'How reels work', is: 'Reels explained' },
    ]);

    await run('croupier export site out');
    expect((await run('croupier migrate markdown out')).stderr).toContain('Nothing changed');

    const menus: { label: string; url: string; parentId?: string; id: string }[] = JSON.parse(
      (await run('croupier menus list --json')).stdout,
    );
    expect(menus.map(({ label, url, parentId }) => [label, url, parentId])).toEqual([
      ['About us', '/about-us', undefined],
      ['Team', '/team', menus[0]?.id],
      ['Guides', '/blog/category/guides', undefined],
      ['Elsewhere', 'https://other.example/', undefined],
    ]);
  },
);

function savePage(folder: string, address: string, page: string): void {
  const { host, pathname, search } = new URL(address);
  if (search !== '') return;
  const place = path.join(folder, host, pathname, 'index.html');
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, page);
}
