import path from 'node:path';
import ts from 'typescript';
import { filesUnder, ROOT, readSourceText } from './repository-files.js';

/** One import: what it names, whether it vanishes when compiled, when it is loaded, and its line. */
export interface Import {
  from: string;
  typeOnly: boolean;
  /** Loaded when it is asked for, by `import()`. */
  late: boolean;
  line: number;
}

/** One source file of a package. */
export interface SourceFile {
  /** From the checkout's folder: `packages/core/src/values/text/slug.ts`. */
  path: string;
  /** `core`, `ui`, `site` or `cli`. */
  package: string;
  /** From the package's `src`: `values/slug.ts`. */
  inside: string;
  text: string;
  /** Tests, stories and suites: they may reach further than what is shipped. */
  isTest: boolean;
  readonly tree: ts.SourceFile;
  readonly imports: Import[];
}

const TEST_NAME = /\.(test|stories|suite|bench)\.tsx?$|(^|\/)testing\//;
/** Files that only tests and stories load, although their names do not say so. */
const FOR_TESTS = /^packages\/ui\/src\/stories\//;

/** Every TypeScript file under packages/, read once. */
export const sources: readonly SourceFile[] = ['core', 'ui', 'site', 'cli'].flatMap((name) => {
  const folder = path.join(ROOT, 'packages', name, 'src');
  return filesUnder(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((inside) => parseSource(name, inside));
});

/** The files that are shipped: all but tests, stories and suites. */
export const productionSources = sources.filter((file) => !file.isTest);

/** Where a node stands, from 1. */
export function lineOf(tree: ts.SourceFile, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

/** Visits a node and all below it. */
export function walkTree(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walkTree(child, visit));
}

function parseSource(name: string, inside: string): SourceFile {
  const file = `packages/${name}/src/${inside}`;
  const text = readSourceText(file);
  const isTest = TEST_NAME.test(inside) || FOR_TESTS.test(file);
  let tree: ts.SourceFile | undefined;
  let imports: Import[] | undefined;
  return {
    path: file,
    package: name,
    inside,
    text,
    isTest,
    // Parsed when first read: to parse all takes seconds, and most tests look at few files, or at their text.
    get tree() {
      tree ??= ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return tree;
    },
    get imports() {
      imports ??= importsOf(this.tree);
      return imports;
    },
  };
}

function importsOf(tree: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  walkTree(tree, (node) => {
    const from = importedFrom(node);
    if (from === undefined) return;
    const late = ts.isCallExpression(node);
    imports.push({ from, typeOnly: isTypeOnly(node), late, line: lineOf(tree, node) });
  });
  return imports;
}

function importedFrom(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const { moduleSpecifier } = node;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  }
  const argument =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      ? node.arguments[0]
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : undefined;
  return argument && ts.isStringLiteral(argument) ? argument.text : undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) {
    const named = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : [];
    return node.isTypeOnly || (named.length > 0 && named.every((name) => name.isTypeOnly));
  }
  if (!ts.isImportDeclaration(node)) return false;
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  return (
    clause.name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.length > 0 &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}
