import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/free-port.js';
import { packPackage } from '../package/install-packed.js';
import type { App, ReadmeCode } from './apps.js';

const run = promisify(execFile);
const MORE = { maxBuffer: 100_000_000 };

/** How each package manager installs, without a lock file of its own, and runs what is installed. */
export const MANAGERS = {
  npm: { install: ['npm', 'install', '--no-audit', '--no-fund'], exec: ['npx', '--no-install'] },
  pnpm: {
    install: ['npx', '--yes', 'pnpm@10.34.9', 'install', '--no-frozen-lockfile'],
    exec: ['npx', '--yes', 'pnpm@10.34.9', 'exec'],
  },
  yarn: {
    install: ['npx', '--yes', '@yarnpkg/cli-dist@4.18.1', 'install', '--no-immutable'],
    exec: ['npx', '--yes', '@yarnpkg/cli-dist@4.18.1', 'exec'],
  },
};

/**
 * Installs an app with the packed packages and, from the registry, what they need; builds it and serves the build until the
 * test is over. Gives its address.
 */
export async function serveApp(
  { dependencies, files, build, serve }: App,
  manager: keyof typeof MANAGERS,
  code: ReadmeCode,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-framework-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const { install, exec } = MANAGERS[manager];
  const [port, core, ui] = [
    await freePort(),
    await packPackage('core', folder),
    await packPackage('ui', folder),
  ];
  const address = `http://127.0.0.1:${port}`;
  const ours = { '@croupier/core': `file:${core}`, '@croupier/ui': `file:${ui}` };
  const written = {
    'package.json': JSON.stringify({
      ...{ name: 'somebody', version: '1.0.0', private: true, type: 'module' },
      dependencies: { ...dependencies, ...ours },
      // The core is in no registry yet: what the components ask of it is the packed one too.
      overrides: { '@croupier/core': ours['@croupier/core'] },
      resolutions: { '@croupier/core': ours['@croupier/core'] },
      pnpm: { overrides: { '@croupier/core': ours['@croupier/core'] } },
    }),
    '.yarnrc.yml': 'nodeLinker: node-modules\nenableTelemetry: false\n',
    'yarn.lock': '',
    ...files(code),
  };
  for (const [file, text] of Object.entries(written)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const env = { ...process.env, CI: '1', NODE_ENV: undefined, PORT: `${port}`, HOST: '127.0.0.1' };
  const here = {
    cwd: folder,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    ...MORE,
  };
  const start = async ([command = '', ...words]: string[]) => {
    await run(command, words, here).catch((error: { stdout: string; stderr: string; message: string }) => {
      throw new Error(`${error.message}\n${error.stdout.slice(-4_000)}\n${error.stderr.slice(-4_000)}`);
    });
  };
  await start(install);
  await start([...exec, ...build]);
  const [command = '', ...words] = [...exec, ...serve(port)];
  const server = spawn(command, words, { ...here, stdio: 'ignore', detached: true });
  onTestFinished(() => stopped(server));
  await answering(address);
  return address;
}

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nobody answers at ${address}`);
}

/** Ends a server with what it started itself. */
function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.pid === undefined) return resolve();
    server.on('exit', () => resolve());
    process.kill(-server.pid, 'SIGKILL');
  });
}
