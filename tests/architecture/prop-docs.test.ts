import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from './repository-files.js';

const UI = path.join(ROOT, 'packages/ui');
const ENTRIES = ['index.ts', 'list/index.ts', 'admin/index.ts', 'pages/index.ts'].map((file) =>
  path.join(UI, 'src', file),
);

/** What a component takes as its only argument, from its exported name. */
function propsOf(checker: ts.TypeChecker, exported: ts.Symbol): ts.Symbol[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.valueDeclaration;
  if (declaration === undefined || !/^[A-Z][a-z]/.test(exported.name)) return [];
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  const [props] = signature?.parameters ?? [];
  return props === undefined
    ? []
    : checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(props, declaration));
}

/** The sources as a program that reads no types of other packages: their props are not ours to document. */
function ownProgram(): ts.Program {
  const { config } = ts.readConfigFile(path.join(UI, 'tsconfig.json'), ts.sys.readFile);
  const { options: given } = ts.parseJsonConfigFileContent(config, ts.sys, UI);
  const options = { ...given, noEmit: true, lib: ['lib.es2023.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, file) =>
    names.map(({ text }) =>
      /^\.|^@croupier\//.test(text)
        ? ts.resolveModuleName(text, file, options, host)
        : { resolvedModule: undefined },
    );
  return ts.createProgram(ENTRIES, options, host);
}

test('every prop of a published component has a line of documentation', () => {
  const program = ownProgram();
  const checker = program.getTypeChecker();
  const props = ENTRIES.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module === undefined ? [] : checker.getExportsOfModule(module);
    return exported.flatMap((one) =>
      propsOf(checker, one).map((prop) => ({ name: `${one.name}.${prop.name}`, prop })),
    );
  });
  expect(props.length).toBeGreaterThan(2_000);
  const bare = props
    // What is picked from a type of React is declared nowhere here.
    .filter(({ prop: { declarations = [] } }) => declarations.length > 0)
    .filter(({ prop }) => prop.getDocumentationComment(checker).length === 0)
    .map(({ name }) => name);
  expect(bare, 'Say what it is for, in a line.').toEqual([]);
});
