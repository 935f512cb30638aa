import { expect, test } from 'vitest';
import { leadsToFile } from './site-folder.js';

const files = new Set(['index.html', '404.html', 'blog/index.html', 'a.b/index.html', 'robots.txt']);

test.each(['/', '/404', '/404.html', '/blog', '/blog/', '/blog/index.html', '/a.b', '/robots.txt'])(
  '%s leads to a file',
  (path) => expect(leadsToFile(files, path)).toBe(true),
);

test.each(['/blo', '/blog/index', '/blog/page', '/robots', '/a', '/index'])('%s leads to none', (path) =>
  expect(leadsToFile(files, path)).toBe(false),
);
