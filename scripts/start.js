import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.js';
import { build } from './packages.js';
import { sampleStore, store } from './sample-store.js';
import { needNode, root, say } from './step.js';

const croupier = path.join(root, 'packages/cli/bin/croupier.js');
const args = process.argv.slice(2);

needNode();
await install();
await build();
if (!has('--store')) await sampleStore(croupier);
await serve();

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
