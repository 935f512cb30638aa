import { mkdirSync } from 'node:fs';
import { buildChangedPackages } from '../scripts/build-packages.js';
import { installIfOutdated } from '../scripts/install-dependencies.js';
import { benchApi } from './parts/api.js';
import { benchBuild } from './parts/build.js';
import { benchDatabase } from './parts/database.js';
import { benchDoctor } from './parts/doctor.js';
import { benchEdit } from './parts/edit.js';
import { benchFilters } from './parts/filters.js';
import { benchImport } from './parts/import.js';
import { benchLargeSite } from './parts/large-site.js';
import { benchLighthouse } from './parts/lighthouse.js';
import { benchReaders } from './parts/readers.js';
import { benchScale } from './parts/scale.js';
import { benchServe } from './parts/serve.js';
import { benchStart } from './parts/start.js';
import { benchWeight } from './parts/weight.js';
import { missedGoals } from './report-goals.js';
import { dataFolder } from './stores.js';

const given = process.argv.slice(2);
const flags = given.filter((word) => word.startsWith('--'));
const wanted = given.filter((word) => !word.startsWith('--'));
const parts = {
  import: benchImport,
  edit: benchEdit,
  start: benchStart,
  doctor: benchDoctor,
  readers: benchReaders,
  serve: benchServe,
  api: benchApi,
  build: benchBuild,
  database: benchDatabase,
  'large-site': benchLargeSite,
  filters: benchFilters,
  weight: benchWeight,
  lighthouse: benchLighthouse,
  scale: benchScale,
};
/** Comparisons that take long and need the network: they run only by name. */
const onlyNamed = ['lighthouse', 'scale'];

const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(' or ')}; there are ${Object.keys(parts).join(', ')}.\n`);
  process.exit(2);
}

await installIfOutdated();
await buildChangedPackages();
mkdirSync(dataFolder, { recursive: true });
for (const [name, part] of Object.entries(parts)) {
  if (wanted.includes(name) || (wanted.length === 0 && !onlyNamed.includes(name))) await part(flags);
}
process.stdout.write(
  missedGoals.length === 0 ? 'Every goal is met.\n' : `Missed: ${missedGoals.join('; ')}\n`,
);
process.exitCode = missedGoals.length === 0 ? 0 : 1;
