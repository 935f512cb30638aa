import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

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

/** Packs the built packages and installs them into a new folder with npm, offline. */
export async function installPackedPackages(versions: PeerVersions = 'current'): Promise<InstalledApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-app-'));
  const tarballs = { core: await packPackage('core', folder), ui: await packPackage('ui', folder) };
  const ours = PUBLISHED.map((name) => [`@croupier/${name}`, `file:${tarballs[name]}`]);
  const links = [...PEER_PACKAGES, ...(await dependencies())].map((name) => [
    name,
    `file:${installedPackage(name, versions)}`,
  ]);
  const app: InstalledApp = {
    folder,
    tarballs,
    async write(file, text) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  await app.write(
    'package.json',
    JSON.stringify({
      name: 'somebody',
      private: true,
      type: 'module',
      dependencies: Object.fromEntries([...links, ...ours]),
    }),
  );
  const cache = path.join(folder, '.npm');
  await run(
    'npm',
    ['install', '--offline', '--cache', cache, '--no-audit', '--no-fund', '--ignore-scripts'],
    {
      cwd: folder,
    },
  );
  return app;
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
