import { buildChangedPackages } from './build-packages.js';
import { installIfOutdated } from './install-dependencies.js';
import { runCountedTests } from './run-counted-tests.js';
import { logStatus, requireNode } from './run-program.js';

requireNode();
await installIfOutdated();
await buildChangedPackages();
logStatus('Running the tests');
const { passed, failed, skipped } = await runCountedTests(['run', ...process.argv.slice(2)]);
if (skipped > 0) logStatus(`${skipped} skipped`);
if (passed + failed === 0) logStatus('No test ran: that is a failure');
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
