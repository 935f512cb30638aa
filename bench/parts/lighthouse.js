import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/find-chromium.js';
import { logStatus, runProgram } from '../../scripts/run-program.js';
import { missedGoals } from '../report-goals.js';
import { fetchRaw, startCroupierServe } from '../server.js';
import { croupier, dataFolder, node } from '../stores.js';
import { median } from '../timing.js';

// The last version that runs on Node 20. It is installed on demand, since it takes 185 MB with its dependencies.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 5;

/** The kinds of page; those without `hasGoals` are only reported. */
const PAGES = {
  home: { address: '/', isJudged: true },
  'best casinos': { address: '/best-casinos', isJudged: true },
  // Search engines are kept from it, which counts against it.
  'a filtered list': { address: '/best-casinos?payment=paypal', isJudged: false },
  'a review': { address: '/casino/copper-heron', isJudged: true },
  'a post': { address: undefined, isJudged: true },
  games: { address: '/games', isJudged: false },
  bonuses: { address: '/bonuses', isJudged: false },
};

/** The figures of a report: column heading, value, format and goal. */
const FIGURES = [
  ...CATEGORIES.map((category) => ({
    head: category,
    of: ({ categories }) => Math.round(categories[category].score * 100),
    write: String,
    goal: 100,
    isMet: (value, goal) => value >= goal,
  })),
  {
    ...timing('largest paint', 'largest-contentful-paint', (value) => `${(value / 1_000).toFixed(2)} s`),
    goal: 1_800,
  },
  timing('blocked', 'total-blocking-time', (value) => `${value.toFixed(0)} ms`),
  { ...timing('shift', 'cumulative-layout-shift', (value) => value.toFixed(3)), goal: 0 },
];

/** Lighthouse with a phone and a slow network: the median of several runs of each page, `--runs=5` by default. */
export async function run(flags) {
  const runs = Number(
    /^--runs=(\d+)$/.exec(flags.find((flag) => flag.startsWith('--runs')) ?? '')?.[1] ?? RUNS,
  );
  const chromium = await chromiumPath();
  await requireLighthouse();
  const store = path.join(dataFolder, 'sample-store');
  rmSync(store, { recursive: true, force: true });
  await requireProgram(
    node,
    [croupier, 'init', store, '--sample', '--name', 'Bench'],
    'The sample could not be made',
  );
  // A sample is kept from search engines, which Lighthouse counts against a page.
  const settings = path.join(store, 'settings.json');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"isSample": true', '"isSample": false'));
  const site = await startCroupierServe(store);
  const reports = new Map(Object.keys(PAGES).map((name) => [name, []]));
  try {
    PAGES['a post'].address = await firstPost(site.address);
    for (let turn = 0; turn < runs; turn++) {
      for (const [name, { address }] of Object.entries(PAGES)) {
        const report = await auditPage(site.address + address, chromium);
        reports.get(name).push(report);
        const figures = FIGURES.map(({ head, of, write }) => `${head} ${write(of(report))}`);
        logStatus(`Lighthouse ${turn + 1} of ${runs}, ${name}: ${figures.join(', ')}`);
      }
    }
  } finally {
    await site.stop();
  }
  printTable(reports, runs);
}

function timing(head, audit, write) {
  return {
    head,
    of: ({ audits }) => audits[audit].numericValue,
    write,
    isMet: (value, goal) => value <= goal,
  };
}

async function firstPost(address) {
  const blog = (await fetchRaw(`${address}/blog`, {})).body.toString();
  return /"(\/blog\/[^"#?/]+)"/.exec(blog)[1];
}

function requireLighthouse() {
  logStatus(`Fetching ${LIGHTHOUSE}, unless it is here`);
  return requireProgram(
    'npx',
    ['--yes', LIGHTHOUSE, '--version'],
    `${LIGHTHOUSE} is not to be had, so nothing was measured: the first time it needs the network`,
  );
}

async function requireProgram(program, args, complaint, env = {}) {
  const { code, output } = await runProgram(program, args, { env });
  if (code !== 0) throw new Error(`${complaint}\n${output}`);
}

async function auditPage(url, chromium) {
  const file = path.join(dataFolder, 'lighthouse.json');
  rmSync(file, { force: true });
  await requireProgram(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--no-enable-error-reporting'],
      ...['--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`],
      `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGS].join(' ')}`,
    ],
    `Lighthouse could not look at ${url}`,
    { CHROME_PATH: chromium },
  );
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function printTable(reports, runs) {
  const rows = [...reports].map(([name, each]) => [
    name,
    ...FIGURES.map((figure) => {
      const value = median(each.map(figure.of));
      const isMissed = PAGES[name].isJudged && figure.goal !== undefined && !figure.isMet(value, figure.goal);
      if (isMissed) missedGoals.push(`Lighthouse, ${name}: ${figure.head}`);
      return `${figure.write(value)}${isMissed ? ' MISSED' : ''}`;
    }),
  ]);
  const goals = ['goal', ...FIGURES.map(({ goal, write }) => (goal === undefined ? '' : write(goal)))];
  const table = [[`Lighthouse, median of ${runs}`, ...FIGURES.map(({ head }) => head)], goals, ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
    );
    process.stdout.write(`${cells.join('  ')}\n`);
  }
  for (const [name, each] of reports)
    for (const fault of failedAudits(each)) process.stdout.write(`${name}: ${fault}\n`);
}

/** The audits other than timings that failed in any run: their names and titles. */
function failedAudits(reports) {
  const faults = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.slice(1).flatMap((category) =>
      categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => `${id}, ${audits[id].title}`),
    ),
  );
  return new Set(faults);
}
