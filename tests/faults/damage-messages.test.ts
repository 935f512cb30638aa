import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileHashes, runShell, sampleFolder } from '../cli/shell.js';

const lineOf = (text: string, n: number) => text.split('\n')[n] as string;

/** A damage to a file of the store, and what the error must name: the file, the line, the field. */
const damages: [string, string, (text: string) => string, RegExp][] = [
  ['cut short', 'casinos.json', (text) => text.slice(0, text.length / 2), /casinos\.json.*line \d+/s],
  ['not JSON', 'casinos.json', () => 'hello', /casinos\.json.*line 1/s],
  ['emptied', 'casinos.json', () => '', /casinos\.json/],
  ['filled with zeros', 'posts.json', (text) => '\0'.repeat(text.length), /posts\.json/],
  [
    'given a record twice',
    'casinos.json',
    (text) => text.replace(lineOf(text, 1), `${lineOf(text, 1)}\n${lineOf(text, 1)}`),
    /casinos\.json, line 3.*id/s,
  ],
  [
    'given a score above the scale',
    'casinos.json',
    (text) => text.replace(/"rating":[\d.]+/, '"rating":11'),
    /casinos\.json, line 2.*Rating must be between 0 and 10/s,
  ],
  [
    'given a field that is not known',
    'casinos.json',
    (text) => text.replace('"rating":', '"ratingg":1,"rating":'),
    /casinos\.json, line 2.*'ratingg'.*'rating'/s,
  ],
  ['made by a newer croupier', 'croupier.json', () => '{"schemaVersion":99}\n', /newer/],
  [
    'given a __proto__',
    'casinos.json',
    (text) => text.replace('"slug":', '"__proto__":{"x":1},"slug":'),
    /__proto__/,
  ],
  ['nested 20,000 deep', 'menus.json', () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`, /menus\.json/],
];

/** A command that reads or changes each file. */
const COMMANDS: Record<string, string> = {
  'casinos.json': 'croupier casinos feature paper-kite',
  'croupier.json': 'croupier doctor',
  'menus.json': 'croupier menus list',
  'posts.json': 'croupier posts list',
};

test.each(damages)(
  'a store that was %s is refused with the place, exit 1, and left alone',
  async (_name, file, damage, expectedError) => {
    const folder = await sampleFolder();
    const place = path.join(folder, 'croupier-data', file);
    writeFileSync(place, damage(readFileSync(place, 'utf8')));
    const before = fileHashes(folder);
    const { code, stderr } = await runShell(folder, COMMANDS[file] as string);
    expect(stderr).toMatch(expectedError);
    expect(stderr).not.toMatch(/\n\s+at \S+ \(?.*:\d+:\d+/);
    expect(code).toBe(1);
    expect(fileHashes(folder)).toEqual(before);
  },
);
