import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, ROOT, readSourceText } from './repository-files.js';
import { productionSources } from './source-files.js';

test('every class that a component takes from a style sheet is in it', () => {
  const components = productionSources.filter((file) => /\.module\.css'/.test(file.text));
  expect(components.length).toBeGreaterThan(50);
  const missing = components.flatMap((file) =>
    file.imports
      .filter(({ from }) => from.endsWith('.module.css'))
      .flatMap(({ from }) => {
        const [, name = ''] = new RegExp(`import (\\w+) from '${from}'`).exec(file.text) ?? [];
        const css = readSourceText(path.posix.join(path.posix.dirname(file.path), from));
        return [...file.text.matchAll(new RegExp(`(?<![\\w/.-])${name}\\.(?!module\\.css)(\\w+)`, 'g'))]
          .filter(([, className]) => !new RegExp(`\\.${className}\\b`).test(css))
          .map(([, className]) => `${file.path}: ${name}.${className}`);
      }),
  );
  expect(missing, 'The style sheet names it otherwise: take its name, or add the class.').toEqual([]);
});

test('no rule asks the face of titles for figures of one width: it has a zero of another weight for them', () => {
  const sheets = filesUnder(path.join(ROOT, 'packages')).filter((file) => /^\w+\/src\/.*\.css$/.test(file));
  expect(sheets.length).toBeGreaterThan(50);
  const faulty = sheets.filter((file) =>
    [...readSourceText(`packages/${file}`).matchAll(/\{([^{}]*)\}/g)].some(
      ([, rule = '']) => rule.includes('--cr-title-face') && rule.includes('tabular-nums'),
    ),
  );
  expect(faulty).toEqual([]);
});
