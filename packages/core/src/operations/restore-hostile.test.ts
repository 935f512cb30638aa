import { expect, test } from 'vitest';
import { createPerform } from '../perform.js';
import { runtime } from '../runtime.js';
import { memoryStorage } from '../store/memory-storage.js';
import { storeRestore } from './store/backup.js';

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

const HEADER = '{"format":"croupier-backup","version":1,"schemaVersion":2}\n';

test.each([
  'null\n',
  '[]\n',
  '5\n',
  '"text"\n',
  `${HEADER}null\n`,
  `${HEADER}{"in":"__proto__","value":{}}\n`,
  `${HEADER}{"in":"toString","value":{}}\n`,
  `${HEADER}{"in":"casinos","record":null}\n`,
  `${HEADER}{"in":"settings","value":null}\n`,
  `${HEADER}{"in":"media","file":"../x.png","bytes":"AA=="}\n`,
])('a backup that contains %j is refused as invalid', async (text) => {
  const perform = createPerform(memoryStorage(), runtime);
  await expect(perform(storeRestore, { source: bytesOf(text) })).rejects.toMatchObject({
    name: 'Problem',
    code: 'invalid',
  });
});
