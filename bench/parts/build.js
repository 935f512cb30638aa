import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { logStatus } from '../../scripts/run-program.js';
import { assertEqualFiles, uniformStore, writePeers } from '../equal-pages.js';
import { checkAtMost, reportRatio } from '../report-goals.js';
import { isInstalled } from '../server.js';
import { croupier, dataFolder, node } from '../stores.js';
import { compareInTurn, median, peakMemory, timeProgram, workOfProgram } from '../timing.js';

const CASINOS = 10_000;
const RUNS = 3;
const EDITS = 5;
const ELEVENTY = '@11ty/eleventy@3.1.8';
const MEMORY_DISK = '/dev/shm';

/**
 * A site as files, compared in CPU time with Hugo and Eleventy: they write the same four files of each casino, and nothing
 * else; ours has lists, pages and an index besides.
 */
export async function run() {
  if (!isInstalled('hugo', ['version'])) {
    logStatus('hugo: NOT HERE, so no build is set beside it: install the Debian package hugo');
    return;
  }
  const folder = path.join(existsSync(MEMORY_DISK) ? MEMORY_DISK : dataFolder, 'croupier-bench-build');
  mkdirSync(folder, { recursive: true });
  try {
    await compareBuilds(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareBuilds(folder) {
  const eleventy = await fetchEleventy();
  logStatus(`Making a store of ${CASINOS} casinos in ${folder}`);
  const store = await uniformStore(folder, CASINOS);
  const out = path.join(folder, 'ours');
  const build = [croupier, 'build', '--store', store, '--out', out, '--no-check', '--quiet'];
  const clean = (place) => rmSync(place, { recursive: true, force: true });
  const ours = () => {
    clean(out);
    return workOfProgram(node, build);
  };
  checkAtMost(`the site of ${CASINOS} casinos, peak memory`, await peakMemory(build), 300, 'MB');
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const pages = files.filter(({ name }) => name.endsWith('.html')).length;
  const sources = writePeers(folder, out);
  const peers = {
    Hugo: { goal: 0.6, place: 'by-hugo', run: ['hugo', ['--source', sources.hugo, '--quiet']] },
    Eleventy: {
      goal: 0.9,
      place: 'by-eleventy',
      run: [node, [eleventy, '--quiet', `--input=${sources.eleventy}`]],
    },
  };
  logStatus(`Building ${pages} pages and ${files.length - pages} other files, in turn with each peer`);
  for (const [name, { goal, place, run }] of Object.entries(peers)) {
    const [program, args] = run;
    const target = path.join(folder, place);
    const option = name === 'Hugo' ? ['--destination', target] : [`--output=${target}`];
    const beside = await compareInTurn(RUNS, ours, () => {
      clean(target);
      return workOfProgram(program, [...args, ...option]);
    });
    const equal = assertEqualFiles(out, target);
    reportRatio('the whole site, CPU time', beside, `${name} for the ${equal} files of casinos`, goal);
  }
  await afterAnEdit(store, build);
}

/** The program of Eleventy; fetched once. */
async function fetchEleventy() {
  const folder = path.join(dataFolder, 'eleventy');
  const program = path.join(folder, 'node_modules/@11ty/eleventy/cmd.cjs');
  if (!existsSync(program)) {
    logStatus(`Fetching ${ELEVENTY}`);
    await timeProgram('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ELEVENTY]);
  }
  return program;
}

async function afterAnEdit(store, build) {
  const slug = 'zq000001';
  const took = [];
  const beside = [];
  for (let turn = 0; turn < EDITS; turn++) {
    // What only the review shows: other fields change the lists, and the numbers of their filters.
    const edit = ['casinos', 'edit', slug, '--detailed-review', `<p>Turn ${turn}.</p>`, '--store', store];
    await timeProgram(node, [croupier, ...edit]);
    took.push(await workOfProgram(node, build));
    beside.push(await workOfProgram(node, ['-e', '0']));
  }
  const ratio = median(took.map((one, turn) => one / beside[turn]));
  const both = { ours: median(took), peer: median(beside), ratio };
  reportRatio('the site again after one edit, CPU time', both, 'node -e 0', 3);
}
