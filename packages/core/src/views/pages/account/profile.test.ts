import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../sample/sample.js';
import { profilePage } from './profile.js';

const mina = {
  id: '019fa000-0000-7000-8000-000000000099',
  username: 'mina',
  email: 'mina@sample.example',
  role: 'user',
  createdAt: '2026-01-05',
} as const;

test('a profile shows the data of its user, and asks a visitor to sign in', async () => {
  const none = profilePage(await sampleCatalogue());
  expect(none).not.toHaveProperty('user');
  expect(none.needsUser).toBe('Please log in to view your profile.');
  const { user, account } = profilePage({ ...(await sampleCatalogue()), visitor: mina });
  expect(user?.facts).toEqual([
    { title: 'Username', value: 'mina' },
    { title: 'Email', value: 'mina@sample.example' },
    { title: 'Role', value: 'Regular User' },
    { title: 'Member since', value: '2026-01-05' },
  ]);
  expect(account).toMatchObject({ isSignedIn: true, name: 'mina', role: 'Member' });
  expect(account).not.toHaveProperty('admin');
});

test('only a user with the role admin sees the link to the admin', async () => {
  const catalogue = await sampleCatalogue();
  const roles = ['admin', 'moderator', 'editor', 'user'] as const;
  const linked = roles.filter(
    (role) => 'admin' in profilePage({ ...catalogue, visitor: { ...mina, role } }).account,
  );
  expect(linked).toEqual(['admin']);
});
