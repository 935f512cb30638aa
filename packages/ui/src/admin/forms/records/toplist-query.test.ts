import { expect, test } from 'vitest';
import { conditionIn, describeToplistQuery, withChosen, withCondition } from './toplist-query.js';

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
  ['payment=paypal&where=rating%3E8%20and%20established%3E2020', 'PayPal · rating>8 and established>2020'],
  ['', ''],
])('the query "%s" reads "%s"', (query, words) => {
  expect(describeToplistQuery(query, FILTERS)).toBe(words);
});

test('a condition is kept while filters change, and filters while it does', () => {
  const query = withCondition('payment=paypal', 'name="A & B, C" or rating>8');
  expect(conditionIn(query)).toBe('name="A & B, C" or rating>8');
  const narrower = withChosen(query, ['payment', 'min-score'], 'min-score', ['8']);
  expect(narrower).toMatch(/^payment=paypal&min-score=8&where=/);
  expect(conditionIn(narrower)).toBe(conditionIn(query));
  expect(withCondition(narrower, '')).toBe('payment=paypal&min-score=8');
});
