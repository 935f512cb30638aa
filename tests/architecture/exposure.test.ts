import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ADMIN_ROUTES, matchAdminRoute } from '../../packages/core/src/operations/define/admin-routes.js';
import { allows } from '../../packages/core/src/operations/define/permissions.js';
import { registry } from '../../packages/core/src/operations/registry.js';
import { ROOT } from './source-files.js';

/** Operations without a command, each with its reason. */
const WITHOUT_COMMAND: Record<string, string> = {
  'accounts.sign-in':
    'whoever runs the command on the files is their owner; a token signs in to a served site',
  'accounts.register': 'visitors register on the site; the command adds users',
  'tracking.view': 'a browser tells of a visit',
  'tracking.click': 'a browser tells of a click',
};

/** Operations without a screen, each with its reason. */
const WITHOUT_SCREEN: Record<string, string> = {
  'tokens.add': 'a token is for scripts, and made where they run',
  'tokens.list': 'as tokens.add',
  'tokens.delete': 'as tokens.add',
  'store.backup': 'the file holds every account, and is as large as the store',
  'store.restore': 'replaces the accounts of those who are signed in',
  'tracking.view': 'a browser tells of a visit',
  'tracking.click': 'a browser tells of a click',
  'schema.show': 'describes the program to programs',
  'operations.list': 'describes the program to programs',
};

/** Operations whose screen does the same by another operation. */
const BY_ANOTHER: Record<string, string> = {
  'casinos.blacklist': 'casinos.edit',
  'casinos.unblacklist': 'casinos.edit',
  'casinos.rename': 'casinos.edit',
  'settings.get': 'settings.list',
  'settings.reset': 'settings.set',
  'profiles.show': 'profiles.list',
};

/** Operations whose screen does not offer them yet, each with its reason. */
const NOT_YET: Record<string, string> = {
  'showcase.show': 'lists within lists, edited as a JSON file until a form for them exists',
  'showcase.edit': 'as showcase.show',
};

const ADMIN = path.join(ROOT, 'packages/site/src/admin');

/** The text of a module of the admin and of all that it loads there. */
function closureOf(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const source = [file, file.replace(/\.js$/, '.tsx'), file.replace(/\.js$/, '.ts')]
    .filter((one) => /\.tsx?$/.test(one))
    .flatMap((one) => {
      try {
        return [readFileSync(one, 'utf8')];
      } catch {
        return [];
      }
    })[0];
  if (source === undefined) return seen;
  seen.set(file, source);
  for (const [, next = ''] of source.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+\.js)'/g))
    if (!next.endsWith('screens.js')) closureOf(path.resolve(path.dirname(file), next), seen);
  return seen;
}

const components = new Map(
  [
    ...readFileSync(path.join(ADMIN, 'screens.ts'), 'utf8').matchAll(
      /'?([\w-]+)'?: screen\('\w+', \(\) => import\('(\.[^']+)'\)/g,
    ),
  ].map(([, screen = '', file = '']) => [screen, path.resolve(ADMIN, file)]),
);

/** Whether a screen performs an operation: by its name, or by its collection and its verb. */
function isPerformedOn(screen: string, operation: string): boolean {
  const text = [...closureOf(components.get(screen) ?? '').values()].join('\n');
  const at = operation.lastIndexOf('.');
  const [collection, verb] = [operation.slice(0, at), operation.slice(at + 1)];
  const isOfCollection = new RegExp(`collection(?:=|: )["']${collection}["']`).test(text);
  const byVerb = new RegExp(`\\\`\\$\\{(?:editor\\.)?collection\\}\\.${verb}\\\``).test(text);
  return text.includes(`'${operation}'`) || (isOfCollection && byVerb);
}

const screenOf = (pattern = '') => matchAdminRoute(pattern)?.screen;

test('every operation has a command, HTTP and a screen, or a reason why not', () => {
  const without = (face: 'command' | 'http' | 'screen') =>
    registry
      .filter(({ exposure }) => exposure[face] === undefined)
      .map(({ name }) => name)
      .sort();
  expect(without('command')).toEqual(Object.keys(WITHOUT_COMMAND).sort());
  expect(without('http')).toEqual([]);
  expect(without('screen')).toEqual(Object.keys(WITHOUT_SCREEN).sort());
});

test('the screen that an operation declares exists, and whoever may perform the operation may open it', () => {
  const declared = registry.filter(
    ({ exposure, permission }) =>
      exposure.screen?.startsWith('/admin') && permission !== 'see what is public',
  );
  expect(declared.length).toBeGreaterThan(100);
  for (const { name, exposure, permission } of declared) {
    const screen = screenOf(exposure.screen);
    expect(screen, `${name} declares ${exposure.screen}`).toBeDefined();
    const needed = ADMIN_ROUTES[screen ?? 'login'].permission;
    for (const role of ['admin', 'moderator', 'editor'] as const)
      if (allows(permission, role)) expect(allows(needed, role), `${role}: ${name}`).toBe(true);
  }
});

test('the screen that an operation declares performs it, or does the same by another', () => {
  const missing = registry.flatMap(({ name, exposure }) => {
    const screen = screenOf(exposure.screen);
    if (screen === undefined || NOT_YET[name] !== undefined) return [];
    return isPerformedOn(screen, BY_ANOTHER[name] ?? name) ? [] : [`${name}: ${exposure.screen}`];
  });
  expect(missing, 'Perform it on the screen, or declare the screen that does.').toEqual([]);
});

test('no reason is left over for an operation that a screen performs', () => {
  const done = Object.keys({ ...NOT_YET, ...BY_ANOTHER }).filter((name) => {
    const screen = screenOf(registry.find((one) => one.name === name)?.exposure.screen);
    return screen === undefined || isPerformedOn(screen, name);
  });
  expect(done).toEqual([]);
});
