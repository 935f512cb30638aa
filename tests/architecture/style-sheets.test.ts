import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, ROOT, read, shipped } from './source.js';

const SHEETS = ['ui', 'site'].flatMap((name) =>
  filesUnder(path.join(ROOT, 'packages', name, 'src'))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `packages/${name}/src/${file}`),
);

/** A class of a CSS module: the sheet, and its name there. */
type Class = `${string} .${string}`;

test('every class that a component names is in its style sheet, and every class there is named', () => {
  const written = SHEETS.flatMap(classesIn);
  expect(written.length).toBeGreaterThan(300);
  const named = new Set(shipped.flatMap(classesNamedIn));
  expect(
    [...named].filter((one) => !written.includes(one)),
    'Nothing draws this class: write its rule, or name it no more.',
  ).toEqual([]);
  expect(
    written.filter((one) => !named.has(one)),
    'No component names this class: strike its rule.',
  ).toEqual([]);
});

function classesIn(sheet: string): Class[] {
  const rules = read(sheet)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@layer[^{;]*/g, '');
  const names = new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  return [...names].map((name): Class => `${sheet} .${name}`);
}

/** The classes that a file names, through whatever it calls the sheets that it imports. */
function classesNamedIn({ path: file, text }: (typeof shipped)[number]): Class[] {
  const sheets = [...text.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm)];
  return sheets.flatMap(([, local, from = '']) => {
    const sheet = path.posix.join(path.posix.dirname(file), from);
    const uses = text.matchAll(new RegExp(`(?<![\\w'"./-])${local}\\.(\\w+)`, 'g'));
    return [...uses].map(([, name]): Class => `${sheet} .${name}`);
  });
}
