import { mkdirSync } from 'node:fs';
import { buildChangedPackages } from '../scripts/build-packages.js';
import { installIfOutdated } from '../scripts/install-dependencies.js';
import { requireNode } from '../scripts/run-program.js';

const given = process.argv.slice(2);
const flags = given.filter((word) => word.startsWith('--'));
const wanted = given.filter((word) => !word.startsWith('--'));
/** One file of `parts` each, in the order in which they run. */
const parts = [
  'import',
  'edit',
  'start',
  'doctor',
  'readers',
  'serve',
  'api',
  'build',
  'database',
  'large-site',
  'markets',
  'filters',
  'weight',
  'lighthouse',
  'lighthouse-admin',
  'scale',
];
/** Comparisons that take long and need the network: they run only by name. */
const onlyNamed = ['lighthouse', 'lighthouse-admin', 'scale'];

const unknown = wanted.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(' or ')}; there are ${parts.join(', ')}.\n`);
  process.exit(2);
}

requireNode();
await installIfOutdated();
await buildChangedPackages();
// Imported late, since they need the installed dependencies and the built packages.
const { missedGoals } = await import('./report-goals.js');
const { dataFolder } = await import('./stores.js');
mkdirSync(dataFolder, { recursive: true });
for (const name of parts) {
  const isWanted = wanted.includes(name) || (wanted.length === 0 && !onlyNamed.includes(name));
  if (isWanted) await (await import(`./parts/${name}.js`)).run(flags);
}
process.stdout.write(
  missedGoals.length === 0 ? 'Every goal is met.\n' : `Missed: ${missedGoals.join('; ')}\n`,
);
process.exitCode = missedGoals.length === 0 ? 0 : 1;
