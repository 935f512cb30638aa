import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createPerform, openStore, runtime, settingsSet, tokensAdd } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { beforeAll, expect, test } from 'vitest';
import { startServer } from '../../../packages/cli/src/serve/server.js';
import { siteFromSource } from '../../site/test-server.js';
import { BONUSES, CASINOS, expectedOf, LISTINGS, MARKETS, SLUGS, TURNED_ON } from '../offers-of-markets.js';
import { emptyFolder, root, runShell } from '../shell.js';

const folder = emptyFolder();
const storage = fileStorage(path.join(folder, 'croupier-data'));
const perform = createPerform(storage, runtime);
let address = '';
let token = '';

/** What a file of casinos has besides, which these have none of. */
const WITHOUT = '--default bonuses= --default games= --default paymentMethods=';

beforeAll(async () => {
  const files = { casinos: CASINOS, bonuses: BONUSES, listings: LISTINGS, markets: TURNED_ON };
  const lines = ['croupier init --name Guide --quiet'];
  for (const [noun, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, `${noun}.csv`), text);
    lines.push(`croupier ${noun} import ${noun}.csv --quiet ${noun === 'casinos' ? WITHOUT : ''}`);
  }
  const { code, stderr, stdout } = await runShell(folder, lines.join(' && '));
  expect(code, stderr + stdout).toBe(0);
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'users.add' }, ({ users }) => {
    users.insert({ username: 'ada', email: 'ada@guide.example', role: 'admin' });
  });
  token = (await perform(tokensAdd, { name: 'matrix', user: 'ada' })).result.secret ?? '';
  const { address: at, stop } = await startServer({ storage, site: siteFromSource, port: 0 });
  address = at;
  return stop;
});

const text = async (path: string) => {
  const response = await fetch(address + path);
  expect(response.status, path).toBe(200);
  return response.text();
};

/** What an answer has of a casino: its links, and the amounts that it names. */
function tellsOf(answer: string, slug: string) {
  const links = answer.match(new RegExp(`https://${slug}\\.example/[a-z-]*`, 'g')) ?? [];
  const amounts = answer.match(/€[0-9]+/g) ?? [];
  return { links: [...new Set(links)], amounts: [...new Set(amounts)] };
}

/** What it should have: no more than one of each. */
function expectedTells(market: string, slug: string) {
  const { link, amount } = expectedOf(slug, market);
  return { links: link === undefined ? [] : [link], amounts: amount === undefined ? [] : [amount] };
}

test.each(MARKETS)(
  'in %s the embeds of each casino have what the file says, and no byte of what is withheld',
  async (market) => {
    const list = JSON.parse(await text(`/embed/casinos.json?market=${market}`)).casinos as { slug: string }[];
    expect(list).toHaveLength(SLUGS.length);
    for (const slug of SLUGS) {
      const expected = expectedTells(market, slug);
      const card = await text(`/embed/casinos/${slug}.json?market=${market}`);
      expect(tellsOf(card, slug), card).toEqual(expected);
      expect(tellsOf(await text(`/embed/casinos/${slug}?market=${market}`), slug), slug).toEqual(expected);
      expect(tellsOf(await text(`/embed/markets/${market}/casinos/${slug}`), slug), slug).toEqual(expected);
      expect(tellsOf(JSON.stringify(list.find((one) => one.slug === slug)), slug), slug).toEqual(expected);
      const slice = await text(`/embed/casinos.json?slugs=${slug}&market=${market}`);
      expect(tellsOf(slice, slug), slug).toEqual(expected);
      const { state } = expectedOf(slug, market);
      const isWithheld = state === 'withheld' && !JSON.parse(card).blacklist;
      expect('withheldIn' in JSON.parse(card), slug).toBe(isWithheld);
    }
  },
);

test.each(MARKETS)('at home in %s the pages have the same links and offers as its embeds', async (market) => {
  await perform(settingsSet, { changes: { market } });
  const page = await text('/best-casinos');
  const cards = new Map(
    page.split('<article').map((card) => [/data-croupier-casino="([^"]+)"/.exec(card)?.[1], card]),
  );
  for (const slug of SLUGS) {
    const expected = expectedTells(market, slug);
    const card = cards.get(slug) ?? '';
    expect(card, slug).not.toBe('');
    expect(tellsOf(card.split('</article>')[0] as string, slug), slug).toEqual(expected);
    const frame = await text(`/embed/casinos/${slug}`);
    expect(frame, slug).toBe(await text(`/embed/casinos/${slug}?market=${market}`));
    if (expectedOf(slug, market).state !== 'withheld') continue;
    const review = tellsOf(await text(`/casino/${slug}`), slug);
    // The review of a blacklisted casino lists its bonuses, without a link.
    expect(review.links, slug).toEqual([]);
    if (!card.includes('data-blacklisted="true"')) expect(review.amounts, slug).toEqual([]);
  }
});

test('the page of each country lists the casinos that accept its players', async () => {
  for (const country of MARKETS.filter((one) => one.length === 2)) {
    const page = await text(`/casinos-by-country?country=${country}`);
    const listed = [...page.matchAll(/data-croupier-casino="([^"]+)"/g)].map(([, slug]) => slug).sort();
    expect(listed, country).toEqual(accepting(country));
  }
});

test('the API answers each cell as the file says', async () => {
  for (const market of MARKETS)
    for (const slug of SLUGS) {
      const response = await fetch(`${address}/api/casinos.show`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ input: { record: slug, market } }),
      });
      const { inMarket } = (await response.json()).result;
      expect(answerOf(inMarket), `${slug} in ${market}`).toEqual(expectedAnswer(slug, market));
    }
});

test('the terminal answers each cell as the file says, in JSON', async () => {
  const cells = MARKETS.flatMap((market) => SLUGS.map((slug) => [slug, market] as const));
  const shown = await inOneProcess(
    cells.map(([slug, market]) => ['casinos', 'show', slug, '--market', market, '--json']),
  );
  for (const [place, [slug, market]] of cells.entries()) {
    const printed = shown[place] as string;
    expect(answerOf(JSON.parse(printed)), `${slug} in ${market}`).toEqual(expectedAnswer(slug, market));
    if (expectedOf(slug, market).state === 'withheld')
      expect(tellsOf(printed, slug), `${slug} in ${market}`).toEqual({ links: [], amounts: [] });
  }
});

test('lists and exports of those that accept a market have these casinos, and no byte of another', async () => {
  const only = (market: string) => ['--market', market, '--accepts', 'yes'];
  const printed = await inOneProcess(
    MARKETS.flatMap((market) => [
      ['casinos', 'list', ...only(market), '--json'],
      ['casinos', 'export', ...only(market), '--full', '--format', 'csv'],
    ]),
  );
  for (const [place, market] of MARKETS.entries()) {
    const [list = '', csv = ''] = printed.slice(2 * place);
    const listed = (JSON.parse(list) as { slug: string }[]).map(({ slug }) => slug).sort();
    expect(listed, market).toEqual(accepting(market));
    for (const slug of SLUGS) {
      const isThere = accepting(market).includes(slug);
      expect(csv.includes(slug), `${slug} in ${market}`).toBe(isThere);
      expect(list.includes(slug), `${slug} in ${market}`).toBe(isThere);
    }
  }
});

const accepting = (market: string) =>
  SLUGS.filter((slug) => expectedOf(slug, market).accepts === 'yes').sort();

interface Answer {
  acceptance: { accepts: string };
  state: string;
  visitUrl?: string;
  offer?: { title: string };
  reasons: string[];
}

/** What the terminal and the API say of a cell. */
function answerOf({ acceptance, state, visitUrl, offer, reasons }: Answer) {
  const hidesOffers = reasons.includes('offers-hidden');
  return { accepts: acceptance.accepts, state, link: visitUrl, offer: offer?.title, hidesOffers };
}

function expectedAnswer(slug: string, market: string) {
  const { accepts, state, link, listed, hidesOffers } = expectedOf(slug, market);
  return { accepts, state, link, offer: listed, hidesOffers };
}

/** What commands print, one after the other in one process: starting each takes longer than all of them. */
async function inOneProcess(commands: string[][]): Promise<string[]> {
  const script = `
    const { run } = require(${JSON.stringify(path.join(root, 'packages/cli/dist/run.cjs'))});
    process.setMaxListeners(0);
    (async () => {
      for (const args of JSON.parse(process.argv[1])) {
        await run(args, 0);
        if (process.exitCode) throw new Error(args.join(' '));
        process.stdout.write('\\0');
      }
    })();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['-e', script, JSON.stringify(commands.map((args) => [...args]))],
    { cwd: folder, maxBuffer: 1e9, env: { ...process.env, CI: '1' } },
  );
  return stdout.split('\0').slice(0, -1);
}
