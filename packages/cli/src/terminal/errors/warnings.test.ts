import { warning } from '@croupier/core';
import { expect, test } from 'vitest';
import { warningText } from './warnings.js';

test.each([
  [
    warning('column.unknown', { column: 'Featured', field: 'isFeatured' }),
    'Column \'Featured\' is not known and is left out; if it is isFeatured: --map "Featured=isFeatured"',
  ],
  [
    warning('column.by-alias', {
      column: 'License',
      field: 'licenseNumber',
      unlike: { text: 'MGA', field: 'licenseAuthority' },
    }),
    "Column 'License' is read as licenseNumber, and 'MGA' in it looks like licenseAuthority; if all of it is: --map \"License=licenseAuthority\"",
  ],
  [warning('column.unknown', { column: 'brand' }), "Column 'brand' is not known and is left out"],
  [
    warning('line.looks-like-a-date', { line: 1, cell: '2026-05-01' }),
    'Line 1 begins with 2026-05-01: if that is no row, leave it out with --skip-lines 1',
  ],
  [
    warning('restore.passwords-missing', { count: 1, users: 2 }),
    'The backup has no passwords: 1 of 2 users cannot sign in until one is set, with croupier users set-password NAME.',
  ],
  [
    warning('pictures.inline', { count: 2, kilobytes: 1_200, first: 'Content of row 3' }),
    '2 pictures (1,200 kB) stand in the content itself, first in Content of row 3. The doctor takes them into the library: croupier doctor --fix',
  ],
])('a warning that the terminal can help with names the option or command: %o', (given, text) => {
  expect(warningText(given)).toBe(text);
});
