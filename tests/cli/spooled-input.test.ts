import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { spoolInput } from '../../packages/cli/src/terminal/input/spooled-input.js';

const MEGABYTE = 1_024 ** 2;
const { signal } = new AbortController();
const spooled = () => readdirSync(tmpdir()).filter((name) => name.startsWith('croupier-input-'));

test('input from a pipe that never ends is refused at the limit, and its temporary file is removed', async () => {
  const before = spooled();
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 65_536;
      this.push(Buffer.alloc(65_536, 'x'));
    },
  });
  await expect(spoolInput(endless, signal, { limit: MEGABYTE })).rejects.toMatchObject({
    code: 'invalid',
    message: 'stdin is larger than 1 MB',
    hint: 'Save it to a file, and name that file.',
  });
  expect(endless.destroyed).toBe(true);
  expect(sent).toBeLessThan(4 * MEGABYTE);
  expect(spooled().filter((name) => !before.includes(name))).toEqual([]);
});

test('input from a pipe up to the limit is kept whole until it is cleaned up', async () => {
  const content = Buffer.alloc(MEGABYTE, 'abc');
  const { size, open, cleanUp } = await spoolInput(Readable.from([content]), signal, { limit: MEGABYTE });
  const parts: Uint8Array[] = [];
  for await (const part of open()) parts.push(part);
  await cleanUp();
  expect(size).toBe(MEGABYTE);
  expect(Buffer.concat(parts).equals(content)).toBe(true);
});
