import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { requireWithCodeCache } from './code-cache.js';
import type { answerOperations } from './run.js';

// A thread of its own for what would keep the server from its visitors. The operations are in the file of the commands.
const file = fileURLToPath(new URL('./run.cjs', import.meta.url));
const commands = requireWithCodeCache<{ answerOperations: typeof answerOperations }>(file);
if (parentPort !== null) void commands.answerOperations(parentPort, workerData.folder);
