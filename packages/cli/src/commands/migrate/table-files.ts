import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type OperationInput, readTable } from '@croupier/core';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { readTextInput } from '../../terminal/input/input-file.js';

type GivenTables = NonNullable<OperationInput<'migrate.wordpress'>['tables']>;

/** The tables of a file of TablePress, or of all of them in a folder, by id. Problems: `usage`, `not-found`, `invalid`. */
export async function readTables(place: string): Promise<GivenTables> {
  const isFolder = (await stat(place).catch(() => undefined))?.isDirectory() === true;
  const names = isFolder
    ? (await readdir(place))
        .filter((name) => /\.(?:json|csv)$/i.test(name))
        .map((name) => path.join(place, name))
    : [place];
  if (names.length === 0)
    throw usageProblem(`There is no table in ${place}`, 'Name a file of JSON or CSV, or a folder with them.');
  const tables = new Map<string, GivenTables[string]>();
  for (const name of names.sort()) {
    const { id, rows, ...parts } = await readTable(name, await readTextInput(name));
    tables.set(id, { ...parts, rows: rows.map((row) => [...row]) });
  }
  return Object.fromEntries(tables);
}
