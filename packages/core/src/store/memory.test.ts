import { memoryHome } from './memory.js';
import { describeHome } from './store.suite.js';

describeHome('memory', async () => {
  const home = memoryHome();
  return { home, reopen: async () => home };
});
