import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../model/user.js';
import { createPerform } from '../perform.js';
import { runtime } from '../runtime.js';
import { memoryStorage } from '../store/memory-storage.js';
import { openStore } from '../store/store.js';
import { allows, PERMISSIONS } from './define/permissions.js';
import { operations, registry } from './registry.js';

const roles: (Role | undefined)[] = [...ROLES, undefined];

const SENIOR: (Role | undefined)[] = ['admin', 'moderator'];
const STAFF: (Role | undefined)[] = [...SENIOR, 'editor'];

/** Every input that sets a field reserved for some roles; the other rows are for comparison. */
const RESERVATIONS: [string, string, object, (Role | undefined)[]][] = [
  ['a casino that is fine', 'casinos.edit', { record: 'fox', changes: { rating: 5 } }, STAFF],
  ['a new casino', 'casinos.add', { record: { name: 'Owl', description: 'x' } }, STAFF],
  ...[
    { isBlacklisted: true },
    { blacklistReason: 'x' },
    { blacklistDetails: 'x' },
    { blacklistDate: '2026-01-05' },
    { slug: 'other-fox' },
    { rating: 5, isBlacklisted: true },
  ].map((changes): [string, string, object, (Role | undefined)[]] => [
    `${Object.keys(changes)} of a casino`,
    'casinos.edit',
    { record: 'fox', changes },
    SENIOR,
  ]),
  ...[
    { isBlacklisted: false },
    { isBlacklisted: null },
    { isBlacklisted: undefined },
    { blacklistReason: null },
    { blacklistSeverity: 'low' },
    { blacklistSeverity: null },
    { blacklistDate: null },
  ].map((changes): [string, string, object, (Role | undefined)[]] => [
    `${JSON.stringify(changes)} of a blacklisted casino`,
    'casinos.edit',
    { record: 'rat', changes },
    SENIOR,
  ]),
  [
    'a blacklisted casino, its blacklist as it was',
    'casinos.edit',
    { record: 'rat', changes: { rating: 1 } },
    STAFF,
  ],
  [
    'a new blacklisted casino',
    'casinos.add',
    { record: { name: 'Owl', description: 'x', isBlacklisted: true } },
    SENIOR,
  ],
  ['the slug of a published page', 'pages.edit', { record: 'about', changes: { slug: 'us' } }, SENIOR],
  ['the slug of a draft page', 'pages.edit', { record: 'draft', changes: { slug: 'us' } }, STAFF],
  ['the title of a published page', 'pages.edit', { record: 'about', changes: { title: 'Us' } }, STAFF],
  ['the slug of a published post', 'posts.edit', { record: 'news', changes: { slug: 'other' } }, SENIOR],
  ['the title of a published post', 'posts.edit', { record: 'news', changes: { title: 'Other' } }, STAFF],
  ['a user', 'users.edit', { record: 'ed', changes: { role: 'admin' } }, ['admin']],
];

describe.each(RESERVATIONS)('%s', (_what, name, input, allowed) => {
  test.each(roles)(
    'can be set by role %s exactly where the table says so, and stays unchanged otherwise',
    async (role) => {
      const storage = memoryStorage();
      await openStore(storage, runtime).change(
        { by: { name: 'owner' }, operation: 'sample.put' },
        (content) => {
          const casino = { description: 'x', rating: 5 };
          content.casinos.insert({ ...casino, slug: 'fox', name: 'Fox' });
          content.casinos.insert({
            ...casino,
            slug: 'rat',
            name: 'Rat',
            ...{
              isBlacklisted: true,
              blacklistSeverity: 'high',
              blacklistDate: '2026-01-01',
              blacklistReason: 'y',
            },
          });
          content.pages.insert({ slug: 'about', title: 'About', content: '<p>x</p>', isPublished: true });
          content.pages.insert({ slug: 'draft', title: 'Draft', content: '<p>x</p>' });
          const dated = { isPublished: true, publishedAt: '2026-01-05T09:00:00.000Z' };
          content.posts.insert({ slug: 'news', title: 'News', excerpt: 'x', content: '<p>x</p>', ...dated });
          content.users.insert({ username: 'ed', email: 'ed@guide.example' });
        },
      );
      const generation = () => storage.read((snapshot) => snapshot.generation);
      const before = await generation();
      const operation = registry.find((one) => one.name === name) as (typeof registry)[number];
      const actor = { author: { id: 'x', name: 'someone' }, role };
      const code = await createPerform(storage, runtime)(operation, input, { actor }).then(
        () => 'done',
        (error) => error.code,
      );
      expect(code).toBe(allowed.includes(role) ? 'done' : 'not-allowed');
      if (code !== 'done') expect(await generation()).toBe(before);
    },
  );
});

test('every operation stands in the registry under its own name', () => {
  for (const [key, { name }] of Object.entries(operations)) expect(name).toBe(key);
});

test('no two operations share a name or a command', () => {
  const names = registry.map((operation) => operation.name);
  const commands = registry.flatMap((operation) => operation.exposure.command ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(commands).size).toBe(commands.length);
});

test('every role can do what a lower role can do', () => {
  for (const permission of Object.keys(PERMISSIONS) as (keyof typeof PERMISSIONS)[]) {
    const allowed = ROLES.map((role) => allows(permission, role));
    expect(allowed.toSorted((a, b) => Number(b) - Number(a))).toEqual(allowed);
  }
});
