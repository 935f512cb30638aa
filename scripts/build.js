import { install } from './install.js';
import { build } from './packages.js';
import { needNode, say } from './step.js';

needNode();
await install();
await build();
say('Everything is built');
