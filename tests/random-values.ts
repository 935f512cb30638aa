import fc from 'fast-check';
import { isLongRun } from './long-run.js';

// `npm test` tries the same values each time, so that it does not fail over code that nobody changed; a long run tries new ones.
if (!isLongRun) fc.configureGlobal({ seed: 20_260_101 });
