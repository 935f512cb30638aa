import { expect, test } from 'vitest';
import { casinosFromRows } from './index.js';

test('rows of a spreadsheet become casinos: cells by their headings, numbers, lists and marks read, other columns kept', () => {
  const acme = {
    Casino: ' Acme Palace ',
    Rating: '9,2',
    Bonus: '100% up to €200',
    'Payment methods': 'Visa | PayPal',
    Deposit: '€10',
    isFeatured: 'yes',
    'VIP host': 'Ann',
  };
  const bella = { Casino: 'Bella', Rating: '', 'Payment methods': 'Visa, Skrill', isFeatured: 'no' };
  expect(casinosFromRows([acme, bella], { Deposit: 'minDeposit' })).toEqual([
    {
      name: 'Acme Palace',
      score: 9.2,
      bonus: '100% up to €200',
      paymentMethods: ['Visa', 'PayPal'],
      minDeposit: '€10',
      isFeatured: true,
      'VIP host': 'Ann',
    },
    { name: 'Bella', paymentMethods: ['Visa', 'Skrill'], isFeatured: false },
  ]);
});

test('a cell that is none of its values stays as it is, for the warning', () => {
  expect(casinosFromRows([{ name: 'Acme', score: 'high', established: '1,234' }])).toEqual([
    { name: 'Acme', score: 'high', established: '1,234' },
  ]);
});
