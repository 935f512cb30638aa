import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildChangedPackages, packagesInBuildOrder } from './build-packages.js';
import { installIfOutdated } from './install-dependencies.js';
import { logStatus, requireNode, root, runProgram } from './run-program.js';

requireNode();
await installIfOutdated();
await buildChangedPackages();

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const projects = [
  ...packagesInBuildOrder.map(({ name }) => `packages/${name}`),
  '.storybook',
  'tests',
  'bench',
];
const checks = [
  ...projects
    .filter((project) => existsSync(path.join(root, project, 'tsconfig.json')))
    .map((project) => [`Types of ${project}`, bin('tsc'), ['--noEmit', '-p', project]]),
  ['Lint and format', bin('biome'), ['ci', '--colors=off', '--error-on-warnings', '.']],
  ['Import rules and docs', bin('vitest'), ['run', '--project', 'architecture', '--reporter=dot']],
];

let failed = 0;
for (const [what, program, args] of checks) {
  const done = await runProgram(program, args);
  logStatus(`${done.code === 0 ? '✓' : '✗'} ${what} (${(done.took / 1000).toFixed(1)} s)`);
  if (done.code === 0) continue;
  failed++;
  process.stderr.write(`${done.output}\n`);
}
process.stdout.write(
  failed === 0 ? `${checks.length} checks passed\n` : `${failed} of ${checks.length} checks failed\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
