import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

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
  /** From the checkout's folder: `packages/core/src/values/slug.ts`. */
  path: string;
  /** `core`, `ui`, `site` or `cli`. */
  package: string;
  /** From the package's `src`: `values/slug.ts`. */
  inside: string;
  text: string;
  /** Tests, stories and suites: they may reach further than what is shipped. */
  isTest: boolean;
  tree: ts.SourceFile;
  imports: Import[];
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

/** Paths of all files below a folder, from that folder, in order; installed and built ones left out. */
export function filesUnder(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(^|\/)(node_modules|dist|storybook-static|croupier-data|\.git)\//.test(file))
    .sort();
}

/** A file of the checkout as text. */
export function readSourceText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

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
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isTest = TEST_NAME.test(inside) || FOR_TESTS.test(file);
  return { path: file, package: name, inside, text, isTest, tree, imports: importsOf(tree) };
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
