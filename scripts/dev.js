import path from 'node:path';
import { parseArgs } from 'node:util';
import { installIfOutdated } from './install-dependencies.js';
import { requireNode, root } from './run-program.js';
import { sampleStore, store } from './sample-store.js';

const { values } = parseArgs({
  options: { store: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } },
});

requireNode();
await installIfOutdated();
if (values.store === undefined) await sampleStore(path.join(root, 'scripts/from-source.js'));
// Imported late, since it needs the installed dependencies.
const { serveSource } = await import('./dev/server.js');
await serveSource({
  store: path.resolve(values.store ?? store),
  port: Number(values.port ?? process.env.PORT ?? 8080),
  host: values.host ?? '127.0.0.1',
});
