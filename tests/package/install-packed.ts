import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { madeOnce, RUN_FOLDER } from './made-once.js';

const run = promisify(execFile);

/** The root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The packages that an app installs to use the components. */
export const PUBLISHED = ['core', 'ui'] as const;

/** Other packages of the app, linked from the repository. */
const PEER_PACKAGES = ['@base-ui/react', 'react', 'react-dom', '@types/react', '@types/react-dom'];

/** An app with our packed packages installed. */
export interface InstalledApp {
  folder: string;
  /** The packed packages. */
  tarballs: Record<(typeof PUBLISHED)[number], string>;
  write(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/** The versions beside which our packages are installed: those that we develop with, or the lowest that they promise. */
export type PeerVersions = 'current' | 'lowest';

/** The folder of the lowest versions, installed. */
export const LOWEST = path.join(ROOT, 'tests/package/lowest');

/** A new folder with the built packages, packed and installed by npm, offline: a copy of what a run installs once. */
export async function installPackedPackages(versions: PeerVersions = 'current'): Promise<InstalledApp> {
  const packed = await madeOnce('packed', async (to) => {
    for (const name of PUBLISHED) await packPackage(name, to);
  });
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'packages/core/package.json'), 'utf8'));
  const tarballOf = (name: string) => path.join(packed, `croupier-${name}-${version}.tgz`);
  const tarballs = { core: tarballOf('core'), ui: tarballOf('ui') };
  const installed = await madeOnce(`installed-${versions}`, (to) => install(to, tarballs, versions));
  const folder = await mkdtemp(path.join(RUN_FOLDER, 'croupier-app-'));
  // Its links to packages of others lead out of it by the way from a folder beside it.
  await cp(installed, folder, { recursive: true, verbatimSymlinks: true });
  return {
    folder,
    tarballs,
    async write(file, text) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function install(
  folder: string,
  tarballs: InstalledApp['tarballs'],
  versions: PeerVersions,
): Promise<void> {
  const ours = PUBLISHED.map((name) => [`@croupier/${name}`, `file:${tarballs[name]}`]);
  const links = [...PEER_PACKAGES, ...(await dependencies())].map((name) => [
    name,
    `file:${installedPackage(name, versions)}`,
  ]);
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'somebody',
      private: true,
      type: 'module',
      dependencies: Object.fromEntries([...links, ...ours]),
    }),
  );
  const cache = await mkdtemp(path.join(RUN_FOLDER, 'croupier-npm-'));
  await run(
    'npm',
    ['install', '--offline', '--cache', cache, '--no-audit', '--no-fund', '--ignore-scripts'],
    { cwd: folder },
  );
}

function installedPackage(name: string, versions: PeerVersions): string {
  const lowest = path.join(LOWEST, 'node_modules', name);
  return versions === 'lowest' && existsSync(lowest) ? lowest : path.join(ROOT, 'node_modules', name);
}

/** Packs a built package, as npm publishes it, into a folder. */
export async function packPackage(name: string, to: string): Promise<string> {
  const { stdout } = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', to, '--cache', path.join(to, '.npm')],
    { cwd: path.join(ROOT, 'packages', name), maxBuffer: 10_000_000 },
  );
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return path.join(to, filename);
}

/** The dependencies of our packages, other than each other. */
async function dependencies(): Promise<string[]> {
  const named = new Set<string>();
  for (const name of PUBLISHED) {
    const text = await readFile(path.join(ROOT, 'packages', name, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    for (const dependency of Object.keys(dependencies)) named.add(dependency);
  }
  return [...named].filter((name) => !name.startsWith('@croupier/'));
}
