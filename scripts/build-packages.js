import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { logStatus, root, runOrExit } from './run-program.js';

/** The packages in the order in which they are built, each with those that it is built from. */
export const packagesInBuildOrder = [
  { name: 'core', from: [] },
  { name: 'ui', from: ['core'] },
  { name: 'site', from: ['core', 'ui'] },
  { name: 'cli', from: ['core', 'site'] },
];

/** Builds each package whose sources, or whose dependencies' sources, changed since its last build. */
export async function buildChangedPackages() {
  const prints = new Map();
  for (const { name, from } of packagesInBuildOrder) {
    const print = fingerprint(
      name,
      from.map((other) => prints.get(other)),
    );
    prints.set(name, print);
    const stamp = path.join(root, 'packages', name, 'dist/.built');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) continue;
    logStatus(`Building @croupier/${name}`);
    await runOrExit(`Building @croupier/${name}`, 'npm', [
      'run',
      'build',
      '--silent',
      '-w',
      `@croupier/${name}`,
    ]);
    writeFileSync(stamp, print);
  }
}

/** A hash over all that a package is built from. */
function fingerprint(name, others) {
  const hash = createHash('sha256');
  hash.update(process.version);
  for (const other of others) hash.update(other);
  for (const file of ['package-lock.json', 'tsconfig.base.json'])
    hash.update(readFileSync(path.join(root, file)));
  const folder = path.join(root, 'packages', name);
  for (const file of sourceFiles(folder)) {
    hash.update(path.relative(folder, file));
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Every file of a package but tests, stories, installed and built ones. */
function* sourceFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (['node_modules', 'dist', 'bin'].includes(entry.name) || entry.name.startsWith('.')) continue;
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(place);
    else if (!/\.(test|stories|suite)\.tsx?$/.test(entry.name)) yield place;
  }
}
