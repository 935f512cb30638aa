import { version } from '../package.json';
import { startCommand } from './startup.js';

const args = process.argv.slice(2);

// Answers `--version` and `--help`, the most frequent calls of shell prompts and scripts, before loading anything else.
if (args[0] === '--version' || args[0] === '-V') process.stdout.write(`${version}\n`);
else void startCommand(args);
