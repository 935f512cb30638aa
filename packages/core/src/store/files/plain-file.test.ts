import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPlainFile, checkPlainFolder, isPlainName } from './plain-file.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-plain-'));
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  writeFileSync(join(folder, 'a/b/file'), '');
  symlinkSync('a', join(folder, 'linked'));
  symlinkSync('file', join(folder, 'a/b/other'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a plain name leads to one place inside of a folder, which it spells as the system does', () => {
  const parts = fc.constantFrom(
    '..',
    '.',
    '',
    'a',
    '.a',
    '..a',
    'a b',
    'ä',
    '\\',
    'c:',
    '\0',
    '\n',
    '\u009b',
  );
  const names = fc.oneof(
    fc.array(parts, { maxLength: 5 }).map((all) => all.join('/')),
    fc.string(),
  );
  fc.assert(
    fc.property(names, (name) => {
      if (!isPlainName(name)) return;
      expect(relative('/store', resolve('/store', name))).toBe(name);
      expect(name).not.toMatch(/[\p{Cc}\\:]/u);
    }),
  );
  expect(['a', 'a/b', '.htaccess', '..a/b'].every(isPlainName)).toBe(true);
});

test('a file is found through folders alone', () => {
  expect(checkPlainFile(folder, 'a/b/file')).toBe(true);
  expect(checkPlainFile(folder, 'a/c/file')).toBe(false);
  expect(checkPlainFolder(folder, 'a/b')).toBe(true);
  expect(() => checkPlainFile(folder, 'linked/b/file')).toThrow('linked: this is a link, not a plain folder');
  expect(() => checkPlainFile(folder, 'linked/c/d/e')).toThrow('linked: this is a link, not a plain folder');
  expect(() => checkPlainFile(folder, 'a/b/other')).toThrow('a/b/other: this is a link, not a plain file');
  expect(() => checkPlainFile(folder, 'a/b/file/x')).toThrow('a/b/file: this is a file, not a plain folder');
  expect(() => checkPlainFolder(folder, '../outside')).toThrow('no name of a file inside the folder');
});
