import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileHashes, runShell, sampleFolder } from '../cli/shell.js';

const HEAD =
  'name,description,rating,safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating,bonuses,games,paymentMethods';
const row = (name: string, description = 'Calm') => `${name},${description},4,4,4,4,4,4,100%,Slots,Cards`;
const plain = `${HEAD}\n${row('Café Łódź')}\n${row('Казино')}\n`;
const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);

/** A file, the options of its import, and the result: how many casinos, or the error. */
const files: [string, string | Buffer, string, number | RegExp][] = [
  ['UTF-8 with a byte-order mark', `\ufeff${plain}`, '', 2],
  ['UTF-16 with a byte-order mark', bytes(`\ufeff${plain}`, 'utf16le'), '', 2],
  ['Latin-1 that says so', bytes(`${HEAD}\n${row('Café')}\n`, 'latin1'), '--encoding latin1', 1],
  ['Latin-1 that does not say so', bytes(`${HEAD}\n${row('Café')}\n`, 'latin1'), '', 1],
  ['NUL bytes', `${HEAD}\n${row('Nu\0ll')}\n`, '', /row 2|line 2/i],
  ['a row with too many cells', `${HEAD}\n${row('A')}\n${row('B')},more\n`, '', /Row 3/],
  ['a row with too few cells', `${HEAD}\n${row('A')}\nB,short\n`, '', /Row 3/],
  ['a quote that is never closed', `${HEAD}\n${row('A')}\n"B,${'x'.repeat(1000)}\n`, '', /line 3/],
  ['10 MB in one cell', `${HEAD}\n${row('A', 'x'.repeat(10_000_000))}\n`, '', /1 MB|1,000,000|1 million/i],
  ['10,000 columns', `${Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(',')}\n`, '', /200 columns/],
  ['__proto__ as a header', `__proto__,${HEAD}\nx,${row('A')}\n`, '', 1],
  ['constructor as a header', `constructor,${HEAD}\nx,${row('A')}\n`, '', 1],
  ['one header twice', `name,${HEAD}\nx,${row('A')}\n`, '', /name/],
  ['nothing', '', '', /empty|no header|nothing/i],
  ['a header alone', `${HEAD}\n`, '', 0],
  ['line ends of three kinds', `${HEAD}\r\n${row('A')}\n${row('B')}\r\n`, '', 2],
  ['semicolons', plain.replaceAll(',', ';'), '', 2],
  ['gzip in disguise', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xcb, 0x48]), '', /./],
];

test.each(files)(
  'a CSV file damaged by %s gives the right casinos or a clear error',
  async (_what, content, options, expected) => {
    const folder = await sampleFolder();
    writeFileSync(path.join(folder, 'in.csv'), content);
    const before = fileHashes(path.join(folder, 'croupier-data'));
    const { code, stdout, stderr } = await runShell(
      folder,
      `croupier casinos import in.csv --json ${options}`,
    );
    expect(stderr).not.toMatch(/\n\s+at \S+ \(?.*:\d+:\d+/);
    if (typeof expected === 'number') {
      expect({ code, created: JSON.parse(stdout).created }).toEqual({ code: 0, created: expected });
      return;
    }
    expect(stderr).toMatch(expected);
    expect(code).toBe(6);
    expect(fileHashes(path.join(folder, 'croupier-data'))).toEqual(before);
  },
);
