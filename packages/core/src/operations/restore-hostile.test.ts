import { expect, test } from 'vitest';
import { clockwork } from '../clockwork.js';
import { performer } from '../perform.js';
import { memoryHome } from '../store/memory.js';
import { storeRestore } from './backup.js';

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
])('a backup that says %j is refused as invalid', async (text) => {
  const perform = performer(memoryHome(), clockwork);
  await expect(perform(storeRestore, { source: bytesOf(text) })).rejects.toMatchObject({
    name: 'Problem',
    code: 'invalid',
  });
});
