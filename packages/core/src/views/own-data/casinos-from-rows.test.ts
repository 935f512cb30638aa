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

test('the headings that people and a croupier site write are understood', () => {
  const row = {
    ...{ Name: 'Acme', 'Minimum deposit': '€10', 'Withdrawal Time': '2 days', 'Safety Rating': '8' },
    ...{ 'Welcome Bonus': '100%', 'Free spins': '50', 'Total Games': '900', 'Payment Methods': 'Visa' },
    Owner: 'Acme Ltd',
  };
  expect(casinosFromRows([row])).toEqual([
    {
      ...{ name: 'Acme', minDeposit: '€10', withdrawalTime: '2 days', safetyScore: 8 },
      ...{ bonus: '100%', freeSpins: '50', gamesTotal: 900, paymentMethods: ['Visa'], Owner: 'Acme Ltd' },
    },
  ]);
});

test('a cell that is none of its values stays as it is, for the warning', () => {
  expect(casinosFromRows([{ name: 'Acme', score: 'high', established: '1,234' }])).toEqual([
    { name: 'Acme', score: 'high', established: '1,234' },
  ]);
});
