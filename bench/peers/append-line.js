// The least that a durable edit can cost: one line appended, synced to the disk.
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

const file = openSync(process.argv[2], 'a');
writeSync(file, `${JSON.stringify({ at: Date.now(), isFeatured: true })}\n`);
fsyncSync(file);
closeSync(file);
