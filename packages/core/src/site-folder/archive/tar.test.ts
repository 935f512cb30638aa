import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ArchivedFile, readTar, safePath, wholeFile } from './tar-reader.js';
import { tarWriter } from './tar-writer.js';

const LONG = `posts/${'fox-'.repeat(30)}.md`;
const FILES = { 'a.txt': 'Fox', 'posts/Füchse.md': 'Grün\n', [LONG]: 'x'.repeat(1_024), empty: '' };

async function archived(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const writer = tarWriter(async (piece) => void pieces.push(piece), '2026-05-31T12:00:00.000Z');
  for (const [name, text] of Object.entries(files)) await writer.add(name, text);
  await writer.end();
  return Buffer.concat(pieces);
}

async function read(source: AsyncIterable<Uint8Array>, most = 10_000): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const file of readTar(source))
    found[file.path] = new TextDecoder().decode(await wholeFile(file, most));
  return found;
}

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'tar-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test.each([7, 512, 100_000])('an archive is read as it was written, in pieces of %i bytes', async (size) => {
  expect(await read(inPieces(await archived(FILES), size))).toEqual(FILES);
});

test('tar itself unpacks what is written, and what it packs is read', async () => {
  const place = folder();
  writeFileSync(path.join(place, 'site.tar'), await archived(FILES));
  execFileSync('tar', ['xf', 'site.tar'], { cwd: place });
  for (const [name, text] of Object.entries(FILES))
    expect(readFileSync(path.join(place, name), 'utf8')).toBe(text);
  execFileSync('tar', ['cf', 'again.tar', '--format=pax', ...Object.keys(FILES)], { cwd: place });
  expect(await read(inPieces(readFileSync(path.join(place, 'again.tar')), 4_096))).toEqual(FILES);
});

test('files that nobody reads are passed over', async () => {
  const names: string[] = [];
  for await (const { path: name } of readTar(inPieces(await archived(FILES), 300))) names.push(name);
  expect(names).toEqual(Object.keys(FILES));
});

test('links are no files', async () => {
  const place = folder();
  execFileSync('sh', ['-c', 'echo x > a && ln -s /etc/passwd b && ln a c && tar cf all.tar a b c'], {
    cwd: place,
  });
  expect(await read(inPieces(readFileSync(path.join(place, 'all.tar')), 512))).toEqual({ a: 'x\n' });
});

test('what was cut, changed or is something else is refused', async () => {
  const whole = await archived(FILES);
  await expect(read(inPieces(whole.subarray(0, 900), 512))).rejects.toMatchObject({ code: 'invalid' });
  await expect(read(inPieces(whole.subarray(0, 1_024), 512))).rejects.toThrow('ends in the middle');
  const changed = Uint8Array.from(whole);
  changed[0] = 120;
  await expect(read(inPieces(changed, 512))).rejects.toThrow('no tar archive');
  await expect(read(inPieces(new TextEncoder().encode('x'.repeat(2_000)), 512))).rejects.toThrow(
    'no tar archive',
  );
  await expect(read(inPieces(whole, 512), 100)).rejects.toThrow('is longer than');
});

test('a size that a header only claims takes no memory', async () => {
  const huge: ArchivedFile = { path: 'a', size: 8 ** 11, pieces: () => inPieces(new Uint8Array(1), 1) };
  await expect(wholeFile(huge, 1_000)).rejects.toMatchObject({ code: 'invalid' });
});

test.each(['../a', '/a', 'a/../b', 'a//b', 'a\\b', 'C:a', 'a\0', './../a', '', '.', 'a/'])(
  'a path that leads out of its folder is none: %j',
  (name) => expect(safePath(name)).toBeUndefined(),
);

test('a path within its folder stays', () => {
  expect(safePath('./posts/a b.md')).toBe('posts/a b.md');
});
