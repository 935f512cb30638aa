import path from 'node:path';
import { expect, test } from 'vitest';
import { collectionList } from '../../packages/core/src/labels/admin/collection-list.generated.js';
import {
  ADMIN_SCREEN_ROUTES,
  matchAdminRoute,
} from '../../packages/core/src/operations/define/admin-screen-routes.js';
import { allows } from '../../packages/core/src/operations/define/permissions.js';
import { registry } from '../../packages/core/src/operations/registry.js';
import { type SourceFile, sources } from './source-files.js';

/** Operations without a command, each with its reason. */
const WITHOUT_COMMAND: Record<string, string> = {
  'accounts.sign-in':
    'whoever runs the command on the files is their owner; a token signs in to a served site',
  'accounts.register': 'visitors register on the site; the command adds users',
  'messages.send': 'a visitor writes by the form of the site',
  'tracking.view': 'a browser tells of a visit',
  'tracking.click': 'a browser tells of a click',
};

/** Operations without a screen, each with its reason. */
const WITHOUT_SCREEN: Record<string, string> = {
  'messages.send': 'a visitor writes by the form of the site',
  'tracking.view': 'a browser tells of a visit',
  'tracking.click': 'a browser tells of a click',
  'migrate.wordpress': 'the files of an export are gigabytes, and lie beside a folder of uploads',
  'migrate.markdown': 'a folder of a site lies on the machine, and a browser hands out no folder as it is',
  'migrate.pictures': 'they lie in a folder of the machine beside the export',
  'migrate.verify': 'the addresses lie in a file of the machine beside the export',
  'schema.show': 'describes the program to programs',
  'operations.list': 'describes the program to programs',
};

/** Operations whose screen does the same by another operation. */
const BY_ANOTHER: Record<string, string> = {
  'casinos.blacklist': 'casinos.edit',
  'casinos.unblacklist': 'casinos.edit',
  'casinos.rename': 'casinos.edit',
  'settings.get': 'settings.list',
  'profiles.show': 'profiles.list',
  'imports.show': 'imports.list',
};

const ADMIN = 'packages/site/src/admin';
const sourceByPath = new Map(sources.map((file) => [file.path, file]));

/** The source file that a file names in an import. */
function importedSource(file: SourceFile, from: string): SourceFile | undefined {
  const name = path.posix.join(path.posix.dirname(file.path), from).replace(/\.js$/, '');
  return sourceByPath.get(`${name}.tsx`) ?? sourceByPath.get(`${name}.ts`);
}

/** A module of the admin and all that it loads there, but for the other screens. */
function closureOf(file: SourceFile, seen = new Set<SourceFile>()): Set<SourceFile> {
  seen.add(file);
  for (const { from } of file.imports) {
    const next =
      from.startsWith('.') && !from.endsWith('screens.js') ? importedSource(file, from) : undefined;
    if (next !== undefined && !seen.has(next)) closureOf(next, seen);
  }
  return seen;
}

const screens = sourceByPath.get(`${ADMIN}/screens.ts`) as SourceFile;

const textOf = (file: SourceFile) => [...closureOf(file)].map(({ text }) => text).join('\n');

/** The text of each screen with all that it loads. */
const screenTexts = new Map(
  [...screens.text.matchAll(/'?([\w-]+)'?: screen\('\w+', \(\) => import\('(\.[^']+)'\)/g)].map(
    ([, screen = '', from = '']) => [screen, textOf(importedSource(screens, from) as SourceFile)],
  ),
);

/** The text of the screen of a collection that shows nothing of its own. */
const describedText = textOf(sourceByPath.get(`${ADMIN}/collections/CollectionScreen.tsx`) as SourceFile);

/** Whether a screen performs an operation: by its name, or by its collection and its verb. */
function isPerformedOn(screen: string, operation: string): boolean {
  const isDescribed = !screenTexts.has(screen) && Object.hasOwn(collectionList, screen);
  const text = screenTexts.get(screen) ?? (isDescribed ? describedText : '');
  const at = operation.lastIndexOf('.');
  const [collection, verb] = [operation.slice(0, at), operation.slice(at + 1)];
  const described = collection.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isOfCollection = isDescribed
    ? screen === collection
    : new RegExp(`collection(?:=|: )["']${collection}["']|\\b${described}Collection\\b`).test(text);
  const byVerb = new RegExp(`\\\`\\$\\{(?:editor\\.)?collection\\}\\.${verb}\\\``).test(text);
  return text.includes(`'${operation}'`) || (isOfCollection && byVerb);
}

const screenOf = (pattern = '') => matchAdminRoute(pattern)?.screen;

test('every operation has a command and a screen, or a reason why not', () => {
  const without = (face: 'command' | 'screen') =>
    registry
      .filter(({ exposure }) => exposure[face] === undefined)
      .map(({ name }) => name)
      .sort();
  expect(without('command')).toEqual(Object.keys(WITHOUT_COMMAND).sort());
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
    const needed = ADMIN_SCREEN_ROUTES[screen ?? 'login'].permission;
    for (const role of ['admin', 'moderator', 'editor'] as const)
      if (allows(permission, role)) expect(allows(needed, role), `${role}: ${name}`).toBe(true);
  }
});

test('the screen that an operation declares performs it, or does the same by another', () => {
  const missing = registry.flatMap(({ name, exposure }) => {
    const screen = screenOf(exposure.screen);
    if (screen === undefined) return [];
    return isPerformedOn(screen, BY_ANOTHER[name] ?? name) ? [] : [`${name}: ${exposure.screen}`];
  });
  expect(missing, 'Perform it on the screen, or declare the screen that does.').toEqual([]);
});

test('no reason is left over for an operation that a screen performs', () => {
  const done = Object.keys(BY_ANOTHER).filter((name) => {
    const screen = screenOf(registry.find((one) => one.name === name)?.exposure.screen);
    return screen === undefined || isPerformedOn(screen, name);
  });
  expect(done).toEqual([]);
});
