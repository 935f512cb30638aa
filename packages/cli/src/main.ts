import { version } from '../package.json';

const args = process.argv.slice(2);

// What prompts and scripts ask most often is answered before anything else is loaded.
if (args[0] === '--version' || args[0] === '-V') process.stdout.write(`${version}\n`);
else await (await import('./start.js')).start(args);
