import { expect, test } from 'vitest';
import { createPerform } from '../perform.js';
import { runtime } from '../runtime.js';
import { memoryStorage } from '../store/memory-storage.js';
import { backupWriter } from './store/backup-lines.js';
import { storeRestore } from './store/restore.js';
import { bytesOf } from './testing/backup-text.js';

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

const change = (more: object = {}) =>
  JSON.stringify({
    in: 'history',
    change: {
      id: 'c1',
      number: 1,
      at: '2026-01-05T09:00:00.000Z',
      by: { name: 'owner' },
      operation: 'casinos.add',
      inserted: 1,
      updated: 0,
      removed: 0,
      subject: 'Fox',
      ...more,
    },
  });
const entry = (more: object = {}) =>
  JSON.stringify({
    in: 'history',
    entry: { in: 'casinos', id: 'x', did: 'remove', before: { id: 'x' }, ...more },
  });

test.each([
  ['an entry of no change', entry()],
  ['a change without a number', change({ number: undefined })],
  ['a change numbered like the one before', `${change()}\n${change()}`],
  ['an entry of secrets', `${change()}\n${entry({ in: 'credentials' })}`],
  ['an entry of what is unknown', `${change()}\n${entry({ in: '__proto__' })}`],
  [
    'a field as deep as a stack',
    `${change()}\n${entry().replace('"x"}', `${'['.repeat(9_000)}${']'.repeat(9_000)}}`)}`,
  ],
])('a backup with %s in its history is refused by its line', async (_case, lines) => {
  const storage = memoryStorage();
  const perform = createPerform(storage, runtime);
  const text = `${HEADER.replace(':1', ':2')}${lines}\n`;
  await expect(perform(storeRestore, { source: bytesOf(text) })).rejects.toMatchObject({
    reason: 'restore.history-line-invalid',
    params: { line: text.trimEnd().split('\n').length },
  });
  expect(await storage.history()).toEqual([]);
});

test('a restore says what it removed from the HTML of the home page, and in which line of the backup', async () => {
  let source = '';
  const file = backupWriter(async (piece) => {
    source += piece;
  });
  await file.begin('2026-01-05T09:00:00.000Z', []);
  const content = { footerGamblingWarning: '18+ <b>Play</b><script>x()</script>' };
  await file.write({ in: 'homepage', value: { content, sections: [] } });
  await file.end(0);
  const perform = createPerform(memoryStorage(), runtime);
  const { result } = await perform(storeRestore, { source: bytesOf(source) });
  expect(result.warnings).toMatchObject([
    {
      reason: 'html.removed',
      message:
        'Removed from Footer gambling warning, since it is not allowed there: <script> with its content; first in line 2',
    },
  ]);
});
