import { expect, test } from 'vitest';
import { memoryPerform } from '../../operations/testing/memory-store.js';
import { casinosAdd } from '../casinos/casinos.js';
import { listings } from './listings.js';

const READ_AS_NUMBER = "Column 'License' is read as licenseNumber";
const READ_AS_AUTHORITY = "Column 'License' is read as licenseAuthority";

test.each([
  ['authorities', 'License', ['MGA', 'UKGC', ''], READ_AS_AUTHORITY],
  ['numbers', 'License', ['MGA/B2C/394/2017', '39483', ''], READ_AS_NUMBER],
  [
    'both',
    'License',
    ['MGA/B2C/394/2017', 'UKGC'],
    `${READ_AS_NUMBER}, and 'UKGC' in it looks like licenseAuthority`,
  ],
  ['neither', 'License', ['', ''], READ_AS_NUMBER],
  ['authorities beside numbers', 'License,License Number', ['MGA,1', 'UKGC,2'], READ_AS_AUTHORITY],
])(
  'a column that is headed License and holds %s is read as what it holds, and told',
  async (_what, headings, cells, told) => {
    const perform = memoryPerform();
    await perform(casinosAdd, { record: { name: 'Red Fox', description: 'x' } });
    const markets = ['MT', 'GB', 'DE'];
    const rows = cells.map((cell, i) => `red-fox,${markets[i]},${cell}`);
    const source = `casino,market,${headings}\n${rows.join('\n')}\n`;
    const { result } = await perform(listings.operations.import, { source });
    expect(result.warnings.map(({ message }) => message)).toEqual([told]);
    const { records } = (await perform(listings.operations.list, {})).result;
    const field = told === READ_AS_AUTHORITY ? 'licenseAuthority' : 'licenseNumber';
    for (const [i, market] of markets.slice(0, cells.length).entries()) {
      const [first, number] = (cells[i] as string).split(',');
      const listing = records.find((one) => one.market === market);
      expect(listing?.[field] ?? '').toBe(first);
      if (number !== undefined) expect(listing?.licenseNumber).toBe(number);
    }
  },
);
