import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CONTENT_COLLECTIONS, collections, type Entity, siteSettings } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { expect, test } from 'vitest';
import { runShell, sampleFolder } from '../shell.js';

/** A record as a version wrote it that knew no field with a default. */
function withoutDefaults(record: Record<string, unknown>, fieldPaths: Entity['fieldPaths']): object {
  const kept = { ...record };
  for (const {
    path: [name, inner],
    field,
  } of fieldPaths) {
    const fallback = inner === undefined ? field.fallback : {};
    if (fallback !== undefined && isDeepStrictEqual(kept[name], fallback)) delete kept[name];
  }
  return kept;
}

test('a store whose records lack the fields that later versions added is built to the same pages, and lists the same', async () => {
  const folder = await sampleFolder();
  const run = async (line: string) => {
    const { code, stdout, stderr } = await runShell(folder, line);
    expect(code, stderr).toBe(0);
    return stdout;
  };
  const told = async () => {
    const lists = [];
    for (const noun of ['casinos', 'bonuses', 'listings', 'games', 'posts', 'pages', 'toplists'])
      lists.push(JSON.parse(await run(`croupier ${noun} list --json`)));
    return [...lists, JSON.parse(await run('croupier settings list --json'))];
  };
  await run('croupier build --out before --base-url https://guide.example --quiet');
  const before = await told();
  let removed = 0;
  const strip = (text: string, { fieldPaths }: Pick<Entity, 'fieldPaths'>) => {
    const record = JSON.parse(text);
    const stripped = withoutDefaults(record, fieldPaths);
    removed += Object.keys(record).length - Object.keys(stripped).length;
    return JSON.stringify(stripped);
  };
  // What people edit by hand is checked, and gets its defaults then; what a version of croupier wrote is read as it is.
  await fileStorage(path.join(folder, 'croupier-data')).write(async (draft) => {
    for (const name of CONTENT_COLLECTIONS) {
      const table = draft.table(name);
      for (const text of [...table.texts()]) {
        const { id, slug } = JSON.parse(text);
        table.put(id, slug, strip(text, collections[name]));
      }
    }
    draft.put('settings', strip(draft.document('settings') ?? '{}', siteSettings));
    const header = { number: draft.lastChange + 1, at: new Date().toISOString(), by: 'croupier' };
    return { header: { ...header, operation: 'earlier.version' } as never, entries: [], unrecorded: true };
  });
  expect(removed).toBeGreaterThan(100);
  expect(await told()).toEqual(before);
  await run('croupier build --out after --base-url https://guide.example --quiet');
  // The index for the browser has the same fields in another order.
  const data = '--exclude .croupier-build --exclude data --exclude index.json';
  const { stdout } = await runShell(folder, `diff --recursive --brief ${data} before after`);
  expect(stdout).toBe('');
});
