import path from 'node:path';
import { logStatus } from '../../scripts/run-program.js';
import { FIRST_SLUG } from '../casinos-csv.js';
import { reportRatio } from '../report-goals.js';
import { fetchRaw, responseTime, startCroupierServe, startServer } from '../server.js';
import { croupier, largeStore, node, peersFolder } from '../stores.js';
import { compareInTurn, median, timeProgram } from '../timing.js';

const RUNS = 15;

/** The requests; each run asks for something new, so that no cache answers. */
const QUESTIONS = {
  'the best casinos, page by page': (n) => `/best-casinos/page/${n + 20}`,
  'reviews by name': (n) => `/reviews/sort/name/page/${n + 20}`,
  'reviews named so': (n) => `/reviews?q=fox+00${n + 20}`,
  'casinos of a country': (n) => `/casinos-by-country/country/de/page/${n + 20}`,
  'a search of everything': (n) => `/search?q=terms+${n % 2 ? 'fit' : 'on'}&n=${n}`,
  'a search that finds nothing': (n) => `/search?q=nowhere+${n + 20}`,
  'two casinos compared': (n, slugs) => `/compare?c=${slugs[n + 2]},${slugs[n + 30]}`,
  'games of a kind': (n) => `/games?category=slots&q=game+${n + 20}`,
  bonuses: (n) => `/bonuses/page/${n + 3}`,
  'the blog': (n) => `/blog/page/${n + 3}`,
  'a review': (n, slugs) => `/casino/${slugs[n + 2]}`,
  'a post': (n) => `/blog/post-${n + 3}`,
};

/** Work that is done once for each state of the store, so again after each change. */
const AFTER_A_CHANGE = {
  'the first answer, the store read again': { address: '/robots.txt', goal: 1 },
  'the home page, casinos put in order': { address: '/', goal: 1 },
  'the sitemap': { address: '/sitemap.xml', goal: 1 },
  'the index of embeds': { address: '/embed/casinos.json', goal: 2 },
};

/** A site of 10,000 casinos: first requests for pages, compared with parsing the casinos for each. */
export async function run() {
  const store = await largeStore(10_000);
  logStatus(`Asking a site of 10000 casinos, ${RUNS} times each`);
  const casinos = path.join(store, 'casinos.json');
  const site = await startCroupierServe(store);
  const peer = await startServer(node, [path.join(peersFolder, 'parse-each-time.js'), casinos]);
  const against = 'parsing the casinos for each request';
  try {
    const { casinos: listed } = JSON.parse(
      (await fetchRaw(`${site.address}/embed/casinos.json`, {})).body.toString(),
    );
    const slugs = listed.map(({ slug }) => slug);
    for (const [what, address] of Object.entries(QUESTIONS)) {
      const { body } = await fetchRaw(site.address + address(-2, slugs));
      const beside = await compareInTurn(
        RUNS,
        (n) => responseTime(site.address + address(n, slugs)),
        () => responseTime(`${peer.address}/?bytes=${body.length}`),
      );
      reportRatio(`10000 casinos: ${what}`, beside, against, 0.3);
    }
    await afterChanges(store, site, peer, against);
  } finally {
    await site.stop();
    await peer.stop();
  }
}

async function afterChanges(store, site, peer, against) {
  const measurements = Object.entries(AFTER_A_CHANGE).map(([what, { address, goal }]) => ({
    what,
    address,
    goal,
    took: [],
  }));
  const beside = [];
  for (let turn = 0; turn < 8; turn++) {
    const verb = turn % 2 === 0 ? 'feature' : 'unfeature';
    await timeProgram(node, [croupier, 'casinos', verb, FIRST_SLUG, '--store', store]);
    for (const { address, took } of measurements) took.push(await responseTime(site.address + address));
    beside.push(await responseTime(`${peer.address}/?bytes=1000`));
  }
  for (const { what, goal, took } of measurements) {
    const ratio = median(took.map((one, turn) => one / beside[turn]));
    const both = { ours: median(took), peer: median(beside), ratio };
    reportRatio(`10000 casinos, after a change: ${what}`, both, against, goal);
  }
}
