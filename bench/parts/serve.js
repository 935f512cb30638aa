import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { logStatus } from '../../scripts/run-program.js';
import { checkAtLeast } from '../report-goals.js';
import { cpuSeconds, fetchRaw, isInstalled, pinToCore, startCroupierServe } from '../server.js';
import { dataFolder, largeStore } from '../stores.js';
import { median } from '../timing.js';

const ROUNDS = 5;
const SECONDS = 3;

/** An unchanged page, compared with nginx and the same bytes in a file: one core for the server, the other for wrk. */
export async function run() {
  const needed = { nginx: ['-v'], wrk: ['-v'], taskset: ['--version'] };
  const absent = Object.entries(needed).filter(([program, args]) => !isInstalled(program, args));
  if (absent.length > 0) {
    const names = absent.map(([program]) => program).join(', ');
    logStatus(
      `${names}: NOT HERE, so no page is set beside nginx: install the Debian packages nginx-light, wrk, util-linux`,
    );
    return;
  }
  const site = await startCroupierServe(await largeStore(10_000));
  const ranking = (await fetchRaw(`${site.address}/best-casinos`, {})).body.toString();
  const page = /"(\/casino\/[^"#]+)"/.exec(ranking)[1];
  const nginx = await nginxWith(await fetchRaw(site.address + page));
  try {
    logStatus(`Asking for ${page} for ${SECONDS} seconds, ${ROUNDS} times each, in turn with nginx`);
    const ours = [];
    const theirs = [];
    for (let round = -1; round < ROUNDS; round++) {
      ours[round] = await load(site.address + page, site.pid);
      theirs[round] = await load(`${nginx.address}/page`, nginx.pid);
    }
    const beside = (key) => ({
      ratio: median(ours.map((one, round) => one[key] / theirs[round][key])),
      figures: `${Math.round(median(ours.map((one) => one[key])))} beside ${Math.round(median(theirs.map((one) => one[key])))} of nginx`,
    });
    const wall = beside('aSecond');
    const work = beside('aSecondOfWork');
    checkAtLeast('an unchanged page, answers a second', wall.ratio, 0.45, 'x', ` (${wall.figures})`);
    // Without a goal: as it would be if neither ever waited for the one that asks.
    process.stdout.write(
      `an unchanged page, answers a second of work: ${work.ratio.toFixed(2)} x (${work.figures})\n`,
    );
  } finally {
    await site.stop();
    await nginx.stop();
  }
}

/** nginx with one worker on the first core, which serves the same bytes and headers. */
async function nginxWith({ body, headers }) {
  const folder = path.join(dataFolder, 'nginx');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'page'), body);
  const port = await freePort();
  const same = Object.entries(headers).filter(
    ([name]) => !/^(content-length|date|connection|keep-alive|etag|content-type)$/.test(name),
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
${process.getuid() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
  default_type "${headers['content-type']}";
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder};
${same.map(([name, value]) => `    add_header ${name} ${JSON.stringify(value)};\n`).join('')}  }
}
`,
  );
  const child = spawn(...pinToCore(0, 'nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')]), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  const address = `http://127.0.0.1:${port}`;
  for (
    let tries = 0;
    tries < 100 && (await fetchRaw(`${address}/page`).catch(() => undefined)) === undefined;
    tries++
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const given = await fetchRaw(`${address}/page`);
  if (!given.body.equals(body)) throw new Error(`nginx answered ${given.status}, with other bytes`);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, stop, pid: child.pid };
}

/** How many requests a server answers per second, and per second of its CPU time. */
async function load(url, pid) {
  const args = ['-t', '1', '-c', '32', '-d', `${SECONDS}s`, '-H', 'Accept-Encoding: gzip, br', url];
  const before = cpuSeconds(pid);
  const child = spawn(...pinToCore(1, 'wrk', args), { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (piece) => {
    said += piece;
  });
  await once(child, 'close');
  const wrong = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(said)?.[0];
  if (wrong !== undefined) throw new Error(`${url}: ${wrong}`);
  const answers = Number(/(\d+) requests in/.exec(said)?.[1]);
  const aSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  return { aSecond, aSecondOfWork: answers / (cpuSeconds(pid) - before) };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
