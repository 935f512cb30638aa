import path from 'node:path';
import { buildChangedPackages } from './build-packages.js';
import { root, runProgram } from './run-program.js';

// Storybook of the packed library; the arguments are those of `storybook`.
await buildChangedPackages();
const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
const done = await runProgram(process.execPath, [storybook, ...process.argv.slice(2)], {
  show: true,
  env: { CROUPIER_STORYBOOK: 'packed' },
});
process.exitCode = done.code;
