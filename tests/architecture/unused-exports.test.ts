import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder, ROOT, readSourceText } from './repository-files.js';
import { productionSources, sources } from './source-files.js';

/** Files whose exports a tool asks for by name, or writes for each of a kind, whether another file has need of it or not. */
const FOR_TOOLS = ['packages/ui/src/embed/dom-jsx.ts', 'packages/core/src/forms/collections.generated.ts'];

test('every export is imported by another file', () => {
  const words = new Map(
    ['packages', 'tests', 'bench', '.storybook'].flatMap((folder) =>
      filesUnder(path.join(ROOT, folder))
        .filter((file) => /\.(tsx?|js|mdx)$/.test(file))
        .map((file) => [`${folder}/${file}`, new Set(readSourceText(`${folder}/${file}`).match(/[\w$]+/g))]),
    ),
  );
  const own = productionSources
    .filter(({ path: file }) => !FOR_TOOLS.includes(file))
    .flatMap(({ path: file, tree }) => exportedValues(tree).map((names) => ({ file, names })))
    .filter(
      ({ file, names }) =>
        ![...words].some(([other, said]) => other !== file && names.some((name) => said.has(name))),
    )
    .map(({ file, names }) => `${file}: ${names.join(', ')}`);
  expect(own, 'No other file names it: take the export away.').toEqual([]);
});

test('every file is imported by another one, or named where its package is built', () => {
  const imported = new Set(
    sources.flatMap((file) =>
      file.imports.map(({ from }) => withoutEnding(path.posix.join(path.posix.dirname(file.path), from))),
    ),
  );
  const builds = filesUnder(path.join(ROOT, 'packages'))
    .filter((file) => /^\w+\/([\w.-]+|build\/[\w.-]+)\.(ts|json|html)$/.test(file))
    .map((file) => readSourceText(`packages/${file}`))
    .join('\n');
  const own = productionSources
    .filter(({ path: file }) => !/\.(d|generated)\.ts$/.test(file) && !imported.has(withoutEnding(file)))
    .filter(({ inside }) => !builds.includes(withoutEnding(inside)))
    .map(({ path: file }) => file);
  expect(own, 'Nothing imports it: take it away.').toEqual([]);
});

function withoutEnding(file: string): string {
  return file.replace(/\.[jt]sx?$/, '');
}

/**
 * The functions, classes and constants that a file exports where it declares them; those that are taken out of one thing,
 * such as the operations of a collection, stand together.
 */
function exportedValues(tree: ts.SourceFile): string[][] {
  return tree.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => namesIn(name));
    }
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed && statement.name !== undefined ? [[statement.name.text]] : [];
  });
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

function isExported(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false;
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
