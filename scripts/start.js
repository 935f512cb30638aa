import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.js';
import { build } from './packages.js';
import { must, needNode, root, say } from './step.js';

const croupier = path.join(root, 'packages/cli/bin/croupier.js');
const store = path.join(root, 'croupier-data');
const args = process.argv.slice(2);

needNode();
await install();
await build();
if (!existsSync(store) && !has('--store')) await makeStore();
await serve();

/** A store with sample content and the example casinos; it gets its name last, so that a half-made one is never served. */
async function makeStore() {
  const making = `${store}.making`;
  rmSync(making, { recursive: true, force: true });
  say('Making a store with sample content in ./croupier-data');
  await must('Making the store', process.execPath, [
    croupier,
    'init',
    making,
    '--sample',
    '--name',
    'Croupier',
  ]);
  say('Importing examples/casinos.csv');
  const file = 'examples/casinos.csv';
  const imported = await must('Importing', process.execPath, [
    croupier,
    'casinos',
    'import',
    file,
    '--store',
    making,
  ]);
  process.stderr.write(imported.output);
  renameSync(making, store);
}

/** Serves the site in this very process, so that Ctrl-C and other signals reach it directly. */
async function serve() {
  say('Serving the site');
  const more = [];
  if (!has('--store')) more.push('--store', store);
  if (!has('--port') && process.env.PORT) more.push('--port', process.env.PORT);
  process.argv = [process.execPath, croupier, 'serve', ...more, ...args];
  await import(pathToFileURL(croupier).href);
}

function has(option) {
  return args.some((arg) => arg === option || arg.startsWith(`${option}=`));
}
