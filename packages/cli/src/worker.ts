import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { requireWithCodeCache } from './code-cache.js';
import type { answerOperations } from './run.js';

/** How far the thread stands back where processors are short: a page then gets nine tenths of one. */
const NICENESS = 10;

// A thread of its own for what would keep the server from its visitors. The operations are in the file of the commands.
const file = fileURLToPath(new URL('./run.cjs', import.meta.url));
const commands = requireWithCodeCache<{ answerOperations: typeof answerOperations }>(file);
// On Linux each thread has a priority of its own; elsewhere this would be that of the whole server.
if (process.platform === 'linux') setPriority(NICENESS);
if (parentPort !== null) void commands.answerOperations(parentPort, workerData);
