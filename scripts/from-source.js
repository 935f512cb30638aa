// The command run from its TypeScript source, without a build: `node scripts/from-source.js casinos list`.
import { loadSource, viteOverSource } from './dev/vite.js';

const vite = await viteOverSource({ hmr: false, ws: false, watch: null });
const args = process.argv.slice(2);
const { run } = await loadSource(vite, 'cli/src/run.ts');
await run(
  args,
  args.findIndex((word) => !word.startsWith('-')),
);
await vite.close();
