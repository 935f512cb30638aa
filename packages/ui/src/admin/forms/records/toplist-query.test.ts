import { expect, test } from 'vitest';
import { describeToplistQuery } from './toplist-query.js';

const option = (value: string, label: string) => ({ value, label, count: 1 });
const FILTERS = [
  {
    name: 'payment',
    title: 'Payment method',
    isSingle: false,
    options: [option('paypal', 'PayPal'), option('visa', 'Visa')],
  },
  { name: 'min-score', title: 'Score', isSingle: true, options: [option('8', '8 or more')] },
  { name: 'game', title: 'Kind of game', isSingle: false, options: [option('live-casino', 'Live casino')] },
];

test.each([
  ['payment=paypal&game=live-casino', 'PayPal · Live casino'],
  ['game=live-casino&payment=paypal,visa&min-score=8', 'PayPal, Visa · Score: 8 or more · Live casino'],
  ['payment=gold%20coins&min-score=8.5', 'gold coins · Score: 8.5'],
  ['', ''],
])('the query "%s" reads "%s"', (query, words) => {
  expect(describeToplistQuery(query, FILTERS)).toBe(words);
});
