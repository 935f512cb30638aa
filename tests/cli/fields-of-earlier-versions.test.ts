import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CONTENT_COLLECTIONS, collections, type FieldPath, siteSettings } from '@croupier/core';
import { expect, test } from 'vitest';
import { runShell, sampleFolder } from './shell.js';

/** A record as a version wrote it that knew no field with a default. */
function withoutDefaults(record: Record<string, unknown>, fieldPaths: readonly FieldPath[]): object {
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
  const strip = (record: Record<string, unknown>, fieldPaths: readonly FieldPath[]) => {
    const stripped = withoutDefaults(record, fieldPaths);
    removed += Object.keys(record).length - Object.keys(stripped).length;
    return stripped;
  };
  const rewrite = (name: string, change: (value: never) => unknown) => {
    const file = path.join(folder, `croupier-data/${name}.json`);
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as never)));
  };
  for (const name of CONTENT_COLLECTIONS.filter((one) => one !== 'distinctPairs'))
    rewrite(name, (records: Record<string, unknown>[]) =>
      records.map((record) => strip(record, collections[name].fieldPaths)),
    );
  rewrite('settings', (record) => strip(record, siteSettings.fieldPaths));
  expect(removed).toBeGreaterThan(100);
  expect(await told()).toEqual(before);
  await run('croupier build --out after --base-url https://guide.example --quiet');
  expect(await run('diff --recursive --brief before after --exclude .croupier-build')).toBe('');
});
