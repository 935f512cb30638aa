import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import { requireWithCodeCache } from './code-cache.js';
import { findNounIndex } from './command-line/global-options.js';
import { programHelp } from './program-help.js';
import type { run } from './run.js';

/** Answers calls that need no noun, and loads the commands for all others. */
export async function startCommand(args: readonly string[]): Promise<void> {
  const noun = findNounIndex(args);
  const leading = noun < 0 ? args : args.slice(0, noun);
  const has = (...names: string[]) => names.some((name) => leading.includes(name));
  if (has('--version', '-V')) process.stdout.write(`${version}\n`);
  else if (args.length === 0 || has('--help', '-h')) process.stdout.write(programHelp());
  else await loadCommands().run(args, noun);
}

/** The commands, which are built as a file of their own. */
function loadCommands(): { run: typeof run } {
  const file = fileURLToPath(new URL('./run.cjs', import.meta.url));
  if (process.env.CROUPIER_DEBUG !== '1') return requireWithCodeCache(file);
  // Source maps work only for code that Node's own loader has read.
  process.setSourceMapsEnabled(true);
  return createRequire(file)(file);
}
