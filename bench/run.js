import { mkdirSync } from 'node:fs';
import { install } from '../scripts/install.js';
import { build } from '../scripts/packages.js';
import { missed } from './judge.js';
import { benchDoctor } from './parts/doctor.js';
import { benchEdit } from './parts/edit.js';
import { benchImport } from './parts/import.js';
import { benchLargeSite } from './parts/large-site.js';
import { benchServe } from './parts/serve.js';
import { benchStart } from './parts/start.js';
import { benchWeight } from './parts/weight.js';
import { data } from './stores.js';

const wanted = process.argv.slice(2);
const parts = {
  import: benchImport,
  edit: benchEdit,
  start: benchStart,
  doctor: benchDoctor,
  serve: benchServe,
  'large-site': benchLargeSite,
  weight: benchWeight,
};

await install();
await build();
mkdirSync(data, { recursive: true });
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await part();
}
process.stdout.write(missed.length === 0 ? 'Every goal is met.\n' : `Missed: ${missed.join('; ')}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
