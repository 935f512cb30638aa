import { counted } from './count.js';
import { install } from './install.js';
import { build } from './packages.js';
import { needNode, say } from './step.js';

needNode();
await install();
await build();
say('Running the tests');
const { passed, failed, skipped } = await counted(['run', ...process.argv.slice(2)]);
if (skipped > 0) say(`${skipped} skipped`);
if (passed + failed === 0) say('No test ran: that is a failure');
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
