import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentHash, writeContent } from './file-content.js';

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// An odd length, so that chunks end within what was put together; letters of one to four bytes.
const pieces = () => Array.from({ length: 9_001 }, (_, n) => `${n} é 桜 🎰\n`);
const whole = pieces().join('');

test('pieces have the hash of the text that they make', () => {
  expect(contentHash(pieces)).toBe(contentHash(whole));
  expect(contentHash(Buffer.from(whole))).toBe(contentHash(whole));
  expect(contentHash(() => [])).toBe(contentHash(''));
  expect(contentHash(() => pieces().slice(1))).not.toBe(contentHash(whole));
});

test('pieces are written as the text that they make', () => {
  const file = path.join(folder, 'pieces.txt');
  writeContent(file, pieces);
  expect(readFileSync(file, 'utf8')).toBe(whole);
  writeContent(file, 'short');
  expect(readFileSync(file, 'utf8')).toBe('short');
});
