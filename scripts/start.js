import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChangedPackages } from './build-packages.js';
import { installIfOutdated } from './install-dependencies.js';
import { logStatus, requireNode, root } from './run-program.js';
import { sampleStore, store } from './sample-store.js';

const croupier = path.join(root, 'packages/cli/bin/croupier.js');
const args = process.argv.slice(2);

requireNode();
await installIfOutdated();
await buildChangedPackages();
if (!hasOption('--store')) await sampleStore(croupier);
await serve();

/** Serves the site in this very process, so that Ctrl-C and other signals reach it directly. */
async function serve() {
  logStatus('Serving the site');
  const more = [];
  if (!hasOption('--store')) more.push('--store', store);
  if (!hasOption('--port') && process.env.PORT) more.push('--port', process.env.PORT);
  process.argv = [process.execPath, croupier, 'serve', ...more, ...args];
  await import(pathToFileURL(croupier).href);
}

function hasOption(option) {
  return args.some((arg) => arg === option || arg.startsWith(`${option}=`));
}
