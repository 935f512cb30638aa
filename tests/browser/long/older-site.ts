import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The release of 0.2.0, the newest whose embeds stand on pages of others. The next release takes its place. */
const OLDER_COMMIT = 'f40d4e55';

/** A release of before, built from its commit, which serves its own sample content. */
export interface OlderSite {
  address: string;
  /** Its script of the embeds. */
  script: string;
  /** A file that it built, such as `ui/dist/embed-door.js`. */
  file(name: string): string;
  /** What its command writes to paste, for a site at another address. */
  snippet(baseUrl: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Builds the older release in a folder of its own, beside the packages that are installed here, and serves it. */
export async function startOlderSite(): Promise<OlderSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-older-'));
  await build(folder);
  const store = path.join(folder, 'store');
  const croupier = path.join(folder, 'packages/cli/bin/croupier.js');
  await run(process.execPath, [croupier, 'init', store, '--sample', '--name', 'Older']);
  const serving = spawn(process.execPath, [croupier, 'serve', '--store', store, '--port', '0']);
  const file = (name: string) => path.join(folder, 'packages', name);
  return {
    address: await addressPrintedBy(serving),
    script: file('ui/dist/embed.js'),
    file,
    async snippet(baseUrl, ...args) {
      const { stdout } = await run(process.execPath, [
        ...[croupier, 'embed', ...args],
        ...['--store', store, '--base-url', baseUrl],
      ]);
      return stdout;
    },
    async stop() {
      const ended = new Promise((resolve) => serving.once('close', resolve));
      serving.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The arguments of Vite for the pages, the admin, a site of files and the server. */
const SITE_BUILDS = [
  [],
  ['--mode', 'admin'],
  ['--mode', 'static'],
  ['--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'],
];

async function build(folder: string): Promise<void> {
  const sources = path.join(folder, 'sources.tar');
  await run('git', [
    ...['-C', ROOT, 'archive', '--output', sources, OLDER_COMMIT],
    ...['packages', 'package.json', 'tsconfig.base.json'],
  ]);
  await run('tar', ['-xf', sources, '-C', folder]);
  await linkPackages(folder);
  const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
  const within = (name: string) => ({ cwd: path.join(folder, 'packages', name), maxBuffer: 100_000_000 });
  await run(bin('tsup'), ['--silent'], within('core'));
  await run(bin('tsup'), ['--silent'], within('ui'));
  for (const args of SITE_BUILDS)
    await run(bin('vite'), ['build', '--logLevel', 'error', ...args], within('site'));
  await run(bin('tsup'), ['--silent'], within('cli'));
}

/** Links what is installed here, but for our own packages, which are those of the folder. */
async function linkPackages(folder: string): Promise<void> {
  const names = ['core', 'ui', 'site', 'cli'];
  await mkdir(path.join(folder, 'node_modules/@croupier'), { recursive: true });
  for (const entry of await readdir(path.join(ROOT, 'node_modules'))) {
    if (entry === '@croupier' || names.includes(entry)) continue;
    await symlink(path.join(ROOT, 'node_modules', entry), path.join(folder, 'node_modules', entry));
  }
  for (const name of names) {
    const place = path.join(folder, 'packages', name);
    await symlink(place, path.join(folder, 'node_modules/@croupier', name));
    const installed = path.join(ROOT, 'packages', name, 'node_modules');
    await symlink(installed, path.join(place, 'node_modules'));
  }
}

function addressPrintedBy(serving: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [serving.stdout, serving.stderr]) {
      stream?.on('data', (piece) => {
        said += piece;
        const address = /http:\/\/[^\s/]+/.exec(said)?.[0];
        if (address !== undefined) resolve(address);
      });
    }
    serving.once('close', () => reject(new Error(`The older site stopped:\n${said}`)));
  });
}
