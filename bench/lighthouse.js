import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/find-chromium.js';
import { logStatus, runProgram } from '../scripts/run-program.js';
import { missedGoals } from './report-goals.js';
import { startCroupierServe } from './server.js';
import { croupier, dataFolder, node } from './stores.js';
import { median } from './timing.js';

// The last version that runs on Node 20. It is installed on demand, since it takes 185 MB with its dependencies.
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Serves a new sample, looks at pages of it with Lighthouse, and prints the median of several runs of each. */
export async function auditSample({ title, pagesOf, categories, figures, options = [], runs }) {
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
  try {
    const { pages, headers = {} } = await pagesOf(site.address, store);
    const given = [`--only-categories=${categories.join(',')}`, ...options];
    if (Object.keys(headers).length > 0) given.push(`--extra-headers=${JSON.stringify(headers)}`);
    const reports = new Map(pages.map(({ name }) => [name, []]));
    for (let turn = 0; turn < runs; turn++) {
      for (const { name, address } of pages) {
        const report = await auditPage(site.address + address, { chromium, options: given });
        reports.get(name).push(report);
        const seen = figures.map(({ head, of, write }) => `${head} ${write(of(report))}`);
        logStatus(`Lighthouse ${turn + 1} of ${runs}, ${name}: ${seen.join(', ')}`);
      }
    }
    printTable({ title: `${title}, median of ${runs}`, pages, reports, figures });
    for (const [name, each] of reports)
      for (const fault of failedAudits(each)) process.stdout.write(`${name}: ${fault}\n`);
  } finally {
    await site.stop();
  }
}

/** How many runs the flags ask for: `--runs=5`. */
export function runsOf(flags, usual) {
  return Number(/^--runs=(\d+)$/.exec(flags.find((flag) => flag.startsWith('--runs')) ?? '')?.[1] ?? usual);
}

/** The score of a category, of which a hundred is the goal unless another is given. */
export function score(category, goal = 100) {
  return {
    head: category,
    of: ({ categories }) => Math.round(categories[category].score * 100),
    write: String,
    goal,
    isMet: (value, least) => value >= least,
  };
}

/** The number of an audit, of which less is better. */
export function timing(head, audit, write) {
  return {
    head,
    of: ({ audits }) => audits[audit].numericValue,
    write,
    isMet: (value, goal) => value <= goal,
  };
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

async function auditPage(url, { chromium, options }) {
  const file = path.join(dataFolder, 'lighthouse.json');
  rmSync(file, { force: true });
  await requireProgram(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--no-enable-error-reporting'],
      ...['--output=json', `--output-path=${file}`, ...options],
      `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGS].join(' ')}`,
    ],
    `Lighthouse could not look at ${url}`,
    { CHROME_PATH: chromium },
  );
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function printTable({ title, pages, reports, figures }) {
  const rows = pages.map(({ name, isJudged = true }) => [
    name,
    ...figures.map((figure) => {
      const value = median(reports.get(name).map(figure.of));
      const isMissed = isJudged && figure.goal !== undefined && !figure.isMet(value, figure.goal);
      if (isMissed) missedGoals.push(`Lighthouse, ${name}: ${figure.head}`);
      return `${figure.write(value)}${isMissed ? ' MISSED' : ''}`;
    }),
  ]);
  const goals = ['goal', ...figures.map(({ goal, write }) => (goal === undefined ? '' : write(goal)))];
  const table = [[title, ...figures.map(({ head }) => head)], goals, ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
    );
    process.stdout.write(`${cells.join('  ')}\n`);
  }
}

/** The audits other than timings that failed in any run: their names and titles. */
function failedAudits(reports) {
  const faults = reports.flatMap(({ categories, audits }) =>
    Object.entries(categories)
      .filter(([category]) => category !== 'performance')
      .flatMap(([, { auditRefs }]) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
          .map(({ id }) => [id, audits[id].title, ...consoleErrors(audits[id])].join(', ')),
      ),
  );
  return new Set(faults);
}

function consoleErrors({ id, details }) {
  return id === 'errors-in-console' ? details.items.map(({ description }) => description) : [];
}
