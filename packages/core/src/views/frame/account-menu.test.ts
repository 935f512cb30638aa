import { expect, test } from 'vitest';
import type { Role, SignedInUser } from '../../model/user.js';
import { accountMenu } from './account-menu.js';

const userOf = (role: Role): SignedInUser => ({
  id: '0198f9aa-0000-7000-8000-000000000001',
  username: 'ada',
  email: 'ada@guide.example',
  role,
  createdAt: '2026-01-05',
});

test.each(['admin', 'moderator', 'editor'] as const)(
  'the menu of a signed-in %s leads to the admin',
  (role) => {
    expect(accountMenu(userOf(role))).toMatchObject({ isSignedIn: true, admin: '/admin' });
  },
);

test('the menu of a signed-in reader does not lead to the admin', () => {
  expect(accountMenu(userOf('user'))).not.toHaveProperty('admin');
});
