import { execFileSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT, readSourceText } from './repository-files.js';
import { lineOf, productionSources, sources, walkTree } from './source-files.js';

/** Lines that a file may have; a list of promises may be longer than what keeps them. */
const MOST = { shipped: 300, tests: 500 };

/** Files that are longer, each with its reason. */
const LONG_FILES: Record<string, string> = {
  'packages/core/src/messages.ts': 'a line for each module of texts, and each text of the specification',
  'packages/core/src/operations/registry.ts': 'a line for each operation',
  'packages/cli/src/nouns.ts': 'a few lines for each noun of the command',
  'packages/core/src/index.ts': 'the door of the package: a line for each of its modules',
  'packages/core/src/views/embed/heights/letter-widths.generated.ts': 'measured: a line for each width',
  'packages/core/src/store/browser/browser-storage.test.ts':
    'the promises of one home, each with its own storage that refuses',
};

test('every file is at most 300 lines long, tests 500, or says why not', () => {
  const long = sources
    .filter((file) => file.text.split('\n').length > 1 + (file.isTest ? MOST.tests : MOST.shipped))
    .map((file) => file.path);
  const unexplained = long.filter((file) => LONG_FILES[file] === undefined);
  expect(unexplained, 'Split it by ideas, or give its reason in LONG_FILES.').toEqual([]);
  const shrunk = Object.keys(LONG_FILES).filter((file) => !long.includes(file));
  expect(shrunk, 'These are short again: strike them from LONG_FILES.').toEqual([]);
});

test('no folder has more than 20 source files', () => {
  const counts = new Map<string, number>();
  for (const file of trackedFiles()) {
    if (!/^packages\/\w+\/src\/.*\.(tsx?|css)$/.test(file) || /\.(test|stories)\./.test(file)) continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const full = [...counts].filter(([, files]) => files > 20).map(([folder, files]) => `${folder}: ${files}`);
  expect(full, 'Give those that belong together a folder, named for their idea, on docs/map.md.').toEqual([]);
});

test('no folder or file is named utils, helpers, common or types', () => {
  const vagueNames = /(^|[/.-])(utils?|helpers?|common|services?|types|misc|shared|lib)(\.tsx?$|\/)/;
  const wrong = trackedFiles().filter(
    (file) => /^(packages|tests|scripts|bench)\//.test(file) && vagueNames.test(file),
  );
  expect(wrong, 'Name the file for the one idea that it holds, and put it beside those that use it.').toEqual(
    [],
  );
});

test('files are kebab-case, and components PascalCase like what they export', () => {
  const wrong = sources
    .map((file) => path.posix.basename(file.path))
    .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(name))
    .filter((name) => !/^[A-Z][A-Za-z0-9]*(\.(stories|test))?\.tsx$/.test(name));
  expect(wrong).toEqual([]);
});

test('every public export, operation and view has a line of JSDoc', () => {
  const published = namesBehindDoors();
  expect(published.size).toBeGreaterThan(100);
  const bare = productionSources.flatMap((file) =>
    file.tree.statements
      .filter((statement) => isBareExport(statement, file.tree))
      .filter((statement) => {
        const isOfDoor = namesOf(statement).some((name) => published.get(file.path)?.has(name));
        return isOfDoor || isOperation(statement) || isView(statement, file.path);
      })
      .map((statement) => `${file.path}:${lineOf(file.tree, statement)}`),
  );
  expect(bare, 'Add /** … */ above each: what it does, with units, ranges and errors.').toEqual([]);
});

test('only files that a tool requires have a default export', () => {
  const wrong = productionSources
    .filter((file) => file.tree.statements.some(isDefaultExport))
    .map((file) => file.path)
    .filter((file) => !/\.d\.ts$/.test(file));
  expect(wrong, 'Export it by name.').toEqual([]);
});

test('the texts of messages.ts are nowhere else in the source', () => {
  const texts = new Set<string>();
  const catalogue = sources.find((file) => file.path === 'packages/core/src/messages.ts');
  for (const text of textsOf(catalogue?.tree)) if (isProse(text)) texts.add(text);
  expect(texts.size).toBeGreaterThan(50);
  const repeated = productionSources
    .filter((file) => file !== catalogue && !file.path.endsWith('.generated.ts'))
    .flatMap((file) =>
      textsOf(file.tree)
        .filter((text) => texts.has(text))
        .map((text) => `${file.path}: ${text}`),
    );
  expect(repeated, 'Take it from messages (in components: @croupier/core/messages).').toEqual([]);
});

test('no file contains a path of the machine that it was written on', () => {
  const machine = /(^|[\s'"`(=:])\/(home|Users|root|work|mnt|workspace)\/[a-z]/m;
  const wrong = trackedFiles()
    .filter((file) => /\.(tsx?|jsx?|mjs|json|md|mdx|css|html|csv|yml|yaml|toml)$|^\.ci\//.test(file))
    .filter((file) => machine.test(readSourceText(file)));
  expect(
    wrong,
    'Name files from the checkout, from the home folder by os.homedir(), or use os.tmpdir().',
  ).toEqual([]);
});

test('the source contains no TODO', () => {
  const wrong = productionSources
    .filter((file) => /\b(FIXME|XXX|HACK)\b|[Nn]ot (yet )?implemented/.test(file.text))
    .map((file) => file.path);
  expect(wrong, 'Do it, or take it out.').toEqual([]);
});

test('the lock file names no registry', () => {
  const lock = JSON.parse(readSourceText('package-lock.json')) as {
    packages: Record<string, { resolved?: string }>;
  };
  const wrong = Object.entries(lock.packages)
    .filter(
      ([, { resolved }]) =>
        resolved?.startsWith('http') && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    .map(([name]) => name);
  expect(wrong, 'Install with omit-lockfile-registry-resolved=true.').toEqual([]);
});

/** The files that are in version control, and those that are about to be. */
function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
  });
  return listed.toString().split('\0').filter(Boolean);
}

/** The names that the entry points of the packages export, by the files that declare them. */
function namesBehindDoors(): Map<string, Set<string>> {
  const byPath = new Map(productionSources.map((file) => [file.path, file]));
  const found = new Map<string, Set<string>>();
  const follow = (place: string, wanted: 'all' | string[]) => {
    const file = byPath.get(place);
    if (file === undefined) return;
    const own = file.tree.statements.flatMap(namesOf);
    const names = wanted === 'all' ? own : own.filter((name) => wanted.includes(name));
    found.set(place, new Set([...(found.get(place) ?? []), ...names]));
    for (const statement of file.tree.statements) {
      if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) continue;
      const from = (statement.moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/, '');
      const to = path.posix.join(path.posix.dirname(place), from);
      const { exportClause } = statement;
      const taken =
        exportClause !== undefined && ts.isNamedExports(exportClause)
          ? exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
          : 'all';
      for (const ending of ['.ts', '.tsx']) follow(`${to}${ending}`, taken);
    }
  };
  for (const name of ['core', 'ui', 'site']) {
    const { exports } = JSON.parse(readSourceText(`packages/${name}/package.json`));
    for (const entryPoint of Object.values<Record<string, string>>(exports)) {
      follow(path.posix.join('packages', name, entryPoint['@croupier/source'] ?? ''), 'all');
    }
  }
  return found;
}

/** What a statement declares. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** A constant that declares what can be done. */
function isOperation(statement: ts.Statement): boolean {
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.some(({ initializer }) =>
    /^(question|change|traffic)\(/.test(initializer?.getText() ?? ''),
  );
}

function isView(statement: ts.Statement, file: string): boolean {
  return ts.isInterfaceDeclaration(statement) && file.startsWith('packages/core/src/views/');
}

function isBareExport(statement: ts.Statement, tree: ts.SourceFile): boolean {
  if (!ts.canHaveModifiers(statement)) return false;
  const exported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!exported) return false;
  const before = tree.text.slice(statement.getFullStart(), statement.getStart(tree));
  return !before.includes('/**') && !isOverload(statement, tree);
}

/** A further signature of a function whose first one is documented. */
function isOverload(statement: ts.Statement, tree: ts.SourceFile): boolean {
  if (!ts.isFunctionDeclaration(statement)) return false;
  const same = tree.statements.filter(
    (one) => ts.isFunctionDeclaration(one) && one.name?.text === statement.name?.text,
  );
  return same.indexOf(statement) > 0;
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  if (!ts.canHaveModifiers(statement)) return false;
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}

/** Every piece of text in a file: strings, pieces of templates, text between tags. */
function textsOf(tree: ts.SourceFile | undefined): string[] {
  const texts: string[] = [];
  if (tree === undefined) return texts;
  walkTree(tree, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node))
      texts.push(node.text.trim());
    else if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text.trim());
  });
  return texts;
}

/** Long enough, and of several words, to be a sentence rather than a word that anyone may use. */
function isProse(text: string): boolean {
  return text.length >= 12 && text.includes(' ');
}
