import { version } from '../package.json';
import { nounAt } from './globals.js';
import { programHelp } from './program-help.js';

const args = process.argv.slice(2);
const noun = nounAt(args);
const leading = noun < 0 ? args : args.slice(0, noun);

// These two answers load nothing else: they are what scripts and prompts ask most often.
if (leading.includes('--version') || leading.includes('-V')) {
  process.stdout.write(`${version}\n`);
} else if (leading.includes('--help') || leading.includes('-h') || args.length === 0) {
  process.stdout.write(programHelp());
} else {
  const { run } = await import('./run.js');
  await run(args, noun);
}
