import { expect, test } from 'vitest';
import { ownAuthor } from './own-author.js';

const authors = [
  { name: 'Ines Valkama', email: 'Ines@guide.example' },
  { name: 'Tomas Birk', email: undefined },
] as never;

test.each([
  ['the record of the same email', { username: 'iv', email: 'ines@guide.example' }, 'Ines Valkama'],
  ['the record of the same name', { username: 'tb', firstName: 'Tomas', lastName: 'Birk' }, 'Tomas Birk'],
  ['the name of the account, without a record', { username: 'ms', firstName: 'Mara' }, 'Mara'],
  ['the username, without a name', { username: 'ms' }, 'ms'],
])('a new post begins with %s as its author', (_, user, name) => {
  expect(ownAuthor(authors, user)).toBe(name);
});

test('a new post of nobody begins with what the store begins with', () => {
  expect(ownAuthor(authors, undefined)).toBeUndefined();
});
