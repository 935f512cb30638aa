import { version } from '../package.json';
import { nounAt } from './globals.js';
import { programHelp } from './program-help.js';

/** Answers what needs no noun; for the rest the commands are loaded. */
export async function start(args: readonly string[]): Promise<void> {
  const noun = nounAt(args);
  const leading = noun < 0 ? args : args.slice(0, noun);
  const has = (...names: string[]) => names.some((name) => leading.includes(name));
  if (has('--version', '-V')) process.stdout.write(`${version}\n`);
  else if (args.length === 0 || has('--help', '-h')) process.stdout.write(programHelp());
  else await (await import('./run.js')).run(args, noun);
}
