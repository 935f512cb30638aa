import { describe, expect, test } from 'vitest';
import { clockwork } from '../clockwork.js';
import { ROLES, type Role } from '../model/user.js';
import { performer } from '../perform.js';
import { memoryHome } from '../store/memory.js';
import { registry } from './index.js';
import { allows, PERMISSIONS } from './permissions.js';

/** What visitors and users do for themselves; all else is done by staff, and from the terminal too. */
const FOR_ONESELF = ['see what is public', 'see own profile'];

const roles: (Role | undefined)[] = [...ROLES, undefined];

describe.each(registry.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
  test.each(roles)('role %s may call it exactly where the table of permissions says so', async (role) => {
    const perform = performer(memoryHome(), clockwork);
    const actor = { author: { id: 'x', name: 'someone' }, role };
    const code = await perform(operation, {}, { actor }).then(
      () => 'done',
      (error) => error.code,
    );
    if (allows(operation.allowed, role)) expect(code).not.toBe('not-allowed');
    else expect(code).toBe('not-allowed');
  });

  test('declares a command, unless it is what visitors do for themselves and has another face', () => {
    const { command, http } = operation.faces;
    const isOwn = FOR_ONESELF.includes(operation.allowed);
    if (command === undefined) expect({ isOwn, http }).toEqual({ isOwn: true, http: true });
    else expect(command).toMatch(/^[a-z]+( [a-z-]+){0,2}$/);
  });
});

test('no two operations have one name or one command', () => {
  const names = registry.map((operation) => operation.name);
  const commands = registry.flatMap((operation) => operation.faces.command ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(commands).size).toBe(commands.length);
});

test('what a role may do, every higher role may do too', () => {
  for (const permission of Object.keys(PERMISSIONS) as (keyof typeof PERMISSIONS)[]) {
    const allowed = ROLES.map((role) => allows(permission, role));
    expect(allowed.toSorted((a, b) => Number(b) - Number(a))).toEqual(allowed);
  }
});
