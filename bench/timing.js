import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a program to its end and returns the milliseconds of wall time. Throws with its output if it fails. */
export function timeProgram(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let said = '';
    child.stdout.resume();
    child.stderr.on('data', (piece) => {
      said += piece;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(performance.now() - started);
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}\n${said}`));
    });
  });
}

/** The peak memory of a Node program in MB. */
export async function peakMemory(args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-bench-'));
  const file = path.join(folder, 'peak');
  await timeProgram(
    process.execPath,
    ['--import', new URL('./peak-memory.js', import.meta.url).href, ...args],
    {
      PEAK_MEMORY_FILE: file,
    },
  );
  const kilobytes = Number(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return kilobytes / 1024;
}

/** Runs ours and a peer in turn, A B A B. Returns the median of both, and of the ratios of the pairs. */
export async function compareInTurn(runs, ours, peer) {
  const a = [];
  const b = [];
  await ours(-1);
  await peer(-1);
  for (let turn = 0; turn < runs; turn++) {
    a.push(await ours(turn));
    b.push(await peer(turn));
  }
  return { ours: median(a), peer: median(b), ratio: median(a.map((value, turn) => value / b[turn])) };
}

/** The median. */
export function median(values) {
  const sorted = [...values].sort((x, y) => x - y);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Runs a program to its end and returns the milliseconds of CPU time that it used, in all of its threads. */
export function workOfProgram(program, args) {
  return new Promise((resolve, reject) => {
    // `times` writes the time of the shell itself, then that of its children: user and system.
    const script = '"$@" >/dev/null || exit; times';
    const child = spawn('sh', ['-c', script, 'sh', program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let timed = '';
    let said = '';
    child.stdout.on('data', (piece) => {
      timed += piece;
    });
    child.stderr.on('data', (piece) => {
      said += piece;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`${program} ${args.join(' ')} ended with ${code}\n${said}`));
      const parts = [...timed.split('\n')[1].matchAll(/(\d+)m([\d.]+)s/g)];
      resolve(
        parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0) * 1_000,
      );
    });
  });
}
