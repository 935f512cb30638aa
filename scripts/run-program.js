import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder that this checkout is in. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Prints a status line on stderr; stdout is for results. */
export function logStatus(line) {
  process.stderr.write(`• ${line}\n`);
}

/**
 * Runs a program and waits for it. Its output is kept back and shown only when it fails, unless `show` is set.
 * Resolves to its exit code, output and milliseconds.
 */
export function runProgram(program, args, { show = false, env = {} } = {}) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...(show ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    let stdout = '';
    child.stdout?.on('data', (piece) => {
      output += piece;
      stdout += piece;
    });
    child.stderr?.on('data', (piece) => {
      output += piece;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const took = Math.round(performance.now() - started);
      resolve({ code: code ?? 1, signal, output, stdout, took });
    });
  });
}

/** Runs a program that must succeed; otherwise prints its output and exits with code 1. */
export async function runOrExit(what, program, args, options) {
  const done = await runProgram(program, args, options);
  if (done.code === 0) return done;
  process.stderr.write(`${done.output}\n✗ ${what} failed: ${[program, ...args].join(' ')}\n`);
  process.exit(1);
}

/** Ends with a message when Node is older than the packages need; newer syntax would fail with a riddle. */
export function requireNode(major = 20, minor = 19) {
  const [have = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (have > major || (have === major && haveMinor >= minor)) return;
  process.stderr.write(
    `✗ croupier needs Node ${major}.${minor} or newer; this is ${process.versions.node}\n`,
  );
  process.exit(1);
}
