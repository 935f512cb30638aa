import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { croupier, node } from './stores.js';

/** True if a program is installed. */
export function isInstalled(program, args = ['--version']) {
  return spawnSync(program, args).error === undefined;
}

/** Runs a program on one core, if the machine supports it. */
export function pinToCore(core, program, args) {
  return isInstalled('taskset') ? ['taskset', ['-c', String(core), program, ...args]] : [program, args];
}

/** Starts `croupier serve` on the first core. Returns the address and a function that stops it. */
export function startCroupierServe(store) {
  const options = ['--store', store, '--port', '0', '--no-input', '--quiet', '--json'];
  return startServer(node, [croupier, 'serve', ...options]);
}

/** Starts a server on the first core and reads its address from its output. Returns the address and a function that stops it. */
export async function startServer(program, args) {
  const child = spawn(...pinToCore(0, program, args), { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const address = await new Promise((resolve, reject) => {
    let said = '';
    const hear = (piece) => {
      said += piece;
      const found = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => reject(new Error(`${program} ${args.join(' ')} has ended\n${said}`)));
  });
  return { address, stop, pid: child.pid };
}

/** The CPU time of a process and its threads, in seconds. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Requests an address like a browser. Returns the status, the headers and the bytes as received. */
export function fetchRaw(url, headers = { 'accept-encoding': 'br, gzip' }) {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers, agent: false }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** How long a request takes, in milliseconds. Throws for any response other than 200. */
export async function responseTime(url) {
  const started = performance.now();
  const { status } = await fetchRaw(url);
  const took = performance.now() - started;
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return took;
}
