import { expect, test } from 'vitest';
import { compareBy, ordersBy } from './sort-records.js';

const records = [
  { name: 'Äpfel 10', rating: 7 },
  { name: 'apfel 9', rating: 8.5 },
  { name: 'Zebra' },
  { name: 'Birne', rating: 8.5 },
];
const names = (sort?: string) => records.toSorted(compareBy(sort, () => 0)).map(({ name }) => name);

test('words are sorted as people sort them, numbers by their size, and - turns the order round', () => {
  expect(names('name')).toEqual(['apfel 9', 'Äpfel 10', 'Birne', 'Zebra']);
  expect(names('-name')).toEqual(['Zebra', 'Birne', 'Äpfel 10', 'apfel 9']);
  expect(names('rating').slice(0, 1)).toEqual(['Äpfel 10']);
});

test('what has no value stands last either way, and those alike stay in their order', () => {
  expect(names('-rating')).toEqual(['apfel 9', 'Birne', 'Äpfel 10', 'Zebra']);
  expect(names('rating').at(-1)).toBe('Zebra');
  expect(names()).toEqual(records.map(({ name }) => name));
  expect(ordersBy('name', 'rating')).toEqual(['name', '-name', 'rating', '-rating']);
});
