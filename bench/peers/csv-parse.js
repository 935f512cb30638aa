// csv-parse alone: streams a file into records and counts them.
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../packages/core/package.json', import.meta.url));
const { parse } = require('csv-parse');
let rows = 0;
const parser = createReadStream(process.argv[2]).pipe(parse({ columns: true }));
for await (const _record of parser) rows++;
process.stdout.write(`${rows}\n`);
