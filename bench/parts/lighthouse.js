import { auditSample, runsOf, score, timing } from '../lighthouse.js';
import { fetchRaw } from '../server.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 5;

const FIGURES = [
  ...CATEGORIES.map((category) => score(category)),
  {
    ...timing('largest paint', 'largest-contentful-paint', (value) => `${(value / 1_000).toFixed(2)} s`),
    goal: 1_800,
  },
  timing('blocked', 'total-blocking-time', (value) => `${value.toFixed(0)} ms`),
  { ...timing('shift', 'cumulative-layout-shift', (value) => value.toFixed(3)), goal: 0 },
];

/** Public pages on a phone and a slow network: the median of several runs of each, `--runs=5` by default. */
export function run(flags) {
  return auditSample({
    ...{ title: 'Lighthouse', categories: CATEGORIES, figures: FIGURES, runs: runsOf(flags, RUNS) },
    pagesOf: async (address) => ({
      pages: [
        { name: 'home', address: '/' },
        { name: 'best casinos', address: '/best-casinos' },
        // Search engines are kept from it, which counts against it.
        { name: 'a filtered list', address: '/best-casinos?payment=paypal', isJudged: false },
        { name: 'a review', address: '/casino/copper-heron' },
        { name: 'a post', address: await firstPost(address) },
        { name: 'games', address: '/games', isJudged: false },
        { name: 'bonuses', address: '/bonuses', isJudged: false },
      ],
    }),
  });
}

async function firstPost(address) {
  const blog = (await fetchRaw(`${address}/blog`, {})).body.toString();
  return /"(\/blog\/[^"#?/]+)"/.exec(blog)[1];
}
