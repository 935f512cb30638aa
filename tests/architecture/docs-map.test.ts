import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readSourceText } from './repository-files.js';

const block = /```\n([\s\S]*?)```/.exec(readSourceText('docs/map.md'))?.[1] ?? '';

/** What the map shows: path to caption, from its indented lines. */
const shown = new Map<string, string>();
const above: string[] = [];
for (const line of block.split('\n').filter((text) => text.trim() !== '')) {
  const [, indent = '', name = '', caption = ''] = /^( *)(\S+) *(.*)$/.exec(line) ?? [];
  above.length = indent.length / 2;
  above.push(name);
  shown.set(above.join(''), caption);
}

test('every path on the map exists', () => {
  const gone = [...shown.keys()].filter((place) => !existsSync(path.join(ROOT, place)));
  expect(gone, 'Strike it from docs/map.md, or follow it to where it went.').toEqual([]);
});

test('every folder is on the map, with a description', () => {
  const missing = mappedPaths().filter((place) => !shown.has(place));
  expect(missing, 'Give it a line in docs/map.md. If no line comes to mind, it may be a drawer.').toEqual([]);
  const bare = [...shown].filter(([place, caption]) => caption.length < 3 && !place.endsWith('/src/'));
  expect(bare).toEqual([]);
});

/** Every folder, but one for each single component; and the files at the root and in the core's root. */
function mappedPaths(): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT }).toString().split('\0').filter(Boolean);
  const found = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      if (parts.slice(0, depth).some((part) => /^[A-Z]/.test(part))) break;
      found.add(`${parts.slice(0, depth).join('/')}/`);
    }
    const isDoor = /^packages\/core\/src\/[^/]+$/.test(file) && !file.includes('.test.');
    if ((parts.length === 1 && !file.startsWith('.')) || isDoor) found.add(file);
  }
  return [...found].sort();
}
