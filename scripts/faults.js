import path from 'node:path';
import { install } from './install.js';
import { build } from './packages.js';
import { needNode, root, run, say } from './step.js';

needNode();
await install();
await build();
say('Running the long fault tests: kills, rival writers, full disks; this takes several minutes');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const done = await run(process.execPath, [vitest, 'run', '--project', 'faults', ...process.argv.slice(2)], {
  show: true,
  env: { CROUPIER_FAULTS: 'long' },
});
process.exitCode = done.code;
