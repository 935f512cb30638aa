import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readSourceText } from './repository-files.js';
import { lineOf, type SourceFile, sources, walkTree } from './source-files.js';

const UI = 'packages/ui/src/';
const entryPoints = Object.values(
  (
    JSON.parse(readSourceText('packages/ui/package.json')) as {
      exports: Record<string, Record<string, string>>;
    }
  ).exports,
)
  .map((entryPoint) => `packages/ui/${path.posix.normalize(entryPoint['@croupier/source'] ?? '')}`)
  .filter((file) => /\.tsx?$/.test(file));

const files = new Map(sources.map((file) => [file.path, file]));

interface Declared {
  node: ts.InterfaceDeclaration;
  tree: ts.SourceFile;
  path: string;
}

/** Interfaces of ours by their names. */
const interfaces = new Map<string, Declared[]>();
for (const { tree, path: file, package: name } of sources) {
  if (name !== 'ui' && name !== 'core') continue;
  walkTree(tree, (node) => {
    if (!ts.isInterfaceDeclaration(node)) return;
    interfaces.set(node.name.text, [...(interfaces.get(node.name.text) ?? []), { node, tree, path: file }]);
  });
}

/** The published components: their paths without the extension. */
const components = entryPoints.flatMap((entryPoint) =>
  exportedFrom(files.get(entryPoint) as SourceFile)
    .filter(({ name }) => /^[A-Z][a-z]/.test(name))
    .map(({ from }) => path.posix.join(path.posix.dirname(entryPoint), from).replace(/\.js$/, ''))
    .filter((file) => files.has(`${file}.tsx`) && /^[A-Z]/.test(path.posix.basename(file))),
);

test('every published component has stories', () => {
  expect(components.length).toBeGreaterThan(40);
  const silent = [...new Set(components)].filter((component) => !files.has(`${component}.stories.tsx`));
  expect(silent, 'Write its states into Name.stories.tsx beside it.').toEqual([]);
});

test('every stories file shows a published component', () => {
  const strays = [...files.keys()]
    .filter((file) => file.startsWith(UI) && file.endsWith('.stories.tsx'))
    .filter((file) => !components.includes(file.replace('.stories.tsx', '')))
    // An element is met by its tag, not by an import.
    .filter((file) => !file.startsWith(`${UI}embed/`));
  expect(strays, 'Export it from its entry point, or remove the stories of a private component.').toEqual([]);
});

const stories = [...files.values()].filter((file) => file.path.endsWith('.stories.tsx'));

test('a story lists its whole view and inherits nothing from another story', () => {
  const mixed = stories.flatMap(({ tree, path: file }) => {
    const args = propertyOf(metaOf(tree), 'args');
    if (args === undefined) return [];
    const isPlain = ts.isObjectLiteralExpression(args) && !args.properties.some(ts.isSpreadAssignment);
    return isPlain ? [] : [`${file}:${lineOf(tree, args)}`];
  });
  expect(mixed, 'Give the view to each story: what it lacks would come from that of `meta`.').toEqual([]);
});

/** Controls of the browser's own: their keys are its affair. */
const OF_THE_BROWSER = /\/(DateField|FileField|TextField)$/;

test('every interactive story is played with the keyboard', () => {
  const reacting = [...new Set(components)].filter((component) =>
    /'use client'|<details|popoverTarget|<NoticeButton|\bloading[=?,]/.test(
      files.get(`${component}.tsx`)?.text ?? '',
    ),
  );
  expect(reacting.length).toBeGreaterThan(20);
  const unplayed = reacting
    .filter((component) => !OF_THE_BROWSER.test(component))
    .filter(
      (component) =>
        !/userEvent\.(keyboard|type|tab)\(/.test(files.get(`${component}.stories.tsx`)?.text ?? ''),
    );
  expect(unplayed, 'Play it: Tab, Enter, arrows, Escape, and where the focus is then.').toEqual([]);
});

describe('autodocs', () => {
  test('every prop that a component itself declares has a description', () => {
    const mute = new Set<string>();
    const look = (name: string) => {
      for (const { node, tree, path: file } of interfaces.get(name) ?? []) {
        for (const member of node.members) {
          if (ts.getJSDocCommentsAndTags(member).length > 0) continue;
          mute.add(`${file}:${lineOf(tree, member)} ${name}.${member.name?.getText(tree)}`);
        }
      }
    };
    for (const component of new Set(components)) {
      walkTree((files.get(`${component}.tsx`) as SourceFile).tree, (node) => {
        if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Props')) look(node.name.text);
      });
    }
    expect([...mute], 'One line of JSDoc above the prop: what it does, and what it may be.').toEqual([]);
  });
});

/** The values that an entry point exports, and their files. */
function exportedFrom(entryPoint: SourceFile): { name: string; from: string }[] {
  const found: { name: string; from: string }[] = [];
  walkTree(entryPoint.tree, (node) => {
    if (!ts.isExportDeclaration(node) || node.isTypeOnly || node.moduleSpecifier === undefined) return;
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    if (node.exportClause === undefined || !ts.isNamedExports(node.exportClause)) return;
    for (const { name, isTypeOnly } of node.exportClause.elements) {
      if (!isTypeOnly) found.push({ name: name.text, from });
    }
  });
  return found;
}

/** What a file of stories says of all of them. */
function metaOf(tree: ts.SourceFile): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  walkTree(tree, (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText(tree) === 'meta') found = node.initializer;
  });
  return found;
}

function propertyOf(object: ts.Expression | undefined, name: string): ts.Expression | undefined {
  const literal = object !== undefined && ts.isSatisfiesExpression(object) ? object.expression : object;
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return undefined;
  const found = literal.properties.find((one) => one.name?.getText() === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}
