import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesUnder, ROOT } from '../architecture/repository-files.js';

/** The tests of one file, by their titles as they are written; rows of a table are titles of their own. */
export interface TestFile {
  /** From the checkout's folder. */
  path: string;
  titles: ReadonlySet<string>;
}

/** Every test of the checkout that runs; one that is skipped proves nothing. */
export function testFiles(): TestFile[] {
  return ['packages', 'tests'].flatMap((folder) =>
    filesUnder(path.join(ROOT, folder))
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => ({ path: `${folder}/${file}`, titles: titlesIn(path.join(ROOT, folder, file)) })),
  );
}

function titlesIn(file: string): Set<string> {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) {
        titles.add(title.text);
        if (/^%s/.test(title.text)) for (const first of firstCells(node.expression, tree)) titles.add(first);
      }
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return titles;
}

/** `test`, `describe`, and what they become by `.each(…)`, `.concurrent` and the like. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee)) {
    return !['skip', 'todo', 'only', 'each'].includes(callee.name.text) && isTest(callee.expression);
  }
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return false;
  return callee.expression.name.text === 'each' && isTest(callee.expression.expression);
}

/** The first cells of the rows that stand in `.each(…)`, there or in a constant of the same file. */
function firstCells(callee: ts.Expression, tree: ts.SourceFile): string[] {
  if (!ts.isCallExpression(callee)) return [];
  const [given] = callee.arguments;
  const rows = given !== undefined && ts.isIdentifier(given) ? constant(given.text, tree) : given;
  if (rows === undefined || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : undefined;
    return first !== undefined && ts.isStringLiteralLike(first) ? [first.text] : [];
  });
}

function constant(name: string, tree: ts.SourceFile): ts.Expression | undefined {
  return tree.statements
    .flatMap((statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
    )
    .find((one) => one.name.getText() === name)?.initializer;
}
