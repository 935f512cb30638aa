import { buildChangedPackages } from './build-packages.js';
import { installIfOutdated } from './install-dependencies.js';
import { logStatus, requireNode } from './run-program.js';

requireNode();
await installIfOutdated();
await buildChangedPackages();
logStatus('Everything is built');
