import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The custom properties that the style sheets of a component and of those inside it read and do not set. */
export function variablesOf(file: string, program: ts.Program): string[] {
  const sheets = [...sheetsBelow(file, program)].map((sheet) => readFileSync(sheet, 'utf8')).join('\n');
  const own = new Set(Array.from(sheets.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g), ([, name]) => name));
  const read = Array.from(sheets.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);
  return [...new Set(read)].filter((name) => !own.has(name)).sort();
}

/** The style sheets that come with a module; what it loads later does not count. */
function sheetsBelow(file: string, program: ts.Program, seen = new Set<string>()): Set<string> {
  const sheets = new Set<string>();
  if (seen.has(file)) return sheets;
  seen.add(file);
  for (const imported of importsOf(program.getSourceFile(file))) {
    const target = path.resolve(path.dirname(file), imported);
    if (imported.endsWith('.css')) sheets.add(target);
    const source = [target.replace(/\.js$/, '.tsx'), target.replace(/\.js$/, '.ts')].find((one) =>
      existsSync(one),
    );
    if (source !== undefined) for (const sheet of sheetsBelow(source, program, seen)) sheets.add(sheet);
  }
  return sheets;
}

/** What a file imports from its own package, types aside. */
function importsOf(source: ts.SourceFile | undefined): string[] {
  return (source?.statements ?? []).flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { importClause, moduleSpecifier } = statement;
    const named = importClause?.namedBindings;
    const isOfTypes =
      importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      (importClause?.name === undefined &&
        named !== undefined &&
        ts.isNamedImports(named) &&
        named.elements.every((element) => element.isTypeOnly));
    return isOfTypes || !moduleSpecifier.text.startsWith('.') ? [] : [moduleSpecifier.text];
  });
}
