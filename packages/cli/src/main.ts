import { version } from '../package.json';
import { startCommand } from './startup.js';

const args = process.argv.slice(2);

// What prompts and scripts ask most often is answered before anything else is looked at.
if (args[0] === '--version' || args[0] === '-V') process.stdout.write(`${version}\n`);
else void startCommand(args);
