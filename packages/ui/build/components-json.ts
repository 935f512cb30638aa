import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { guidance } from '../docs/guidance/index.js';
import { type ComponentSizes, sizesOf } from './component-sizes.js';
import { publicComponents, sheetName } from './component-styles.js';
import { variablesOf } from './component-variables.js';

/** What the package tells machines of a component: editors, documentation, assistants. */
export interface ComponentEntry {
  name: string;
  /** Where it is imported from. */
  module: string;
  /** How far it is: `new` may still change in details, `experimental` altogether. */
  status: string;
  description: string;
  /** Whether its root takes `ref`, `id`, `style`, `className`, `data-` and `aria-` attributes and event handlers. */
  passesAttributes: boolean;
  /** The style sheets that have its rules, of which one is enough; none where it needs none. */
  styles: string[];
  /** The custom properties that its style sheets read: design tokens, as a rule. */
  cssVariables: string[];
  /** What it weighs alone, in kilobytes of 1000 bytes, minified and gzipped, where that is measured. */
  sizes: ComponentSizes;
  /** When to use it and when not, what to do and what not, its words, and what it does for readers. */
  guidance: Record<string, string>;
  props: PropEntry[];
  /** The names of its props that take what it draws: nodes, elements, or functions that return such. */
  slots: string[];
  /** The names of its props that are called when something happens, beside the handlers of its root. */
  events: string[];
  /** The names of its stories. */
  stories: string[];
}

interface PropEntry {
  name: string;
  type: string;
  isRequired: boolean;
  default?: string;
  description: string;
  /** The values that it takes, each as a source writes it, where there are only these. */
  values?: string[];
}

const MODULES: Record<string, { module: string; styles: string }> = {
  'index.ts': { module: '@croupier/ui', styles: '@croupier/ui/styles.css' },
  'list/index.ts': { module: '@croupier/ui/list', styles: '@croupier/ui/styles.css' },
  'pages/index.ts': { module: '@croupier/ui/pages', styles: '@croupier/ui/pages.css' },
  'admin/index.ts': { module: '@croupier/ui/admin', styles: '@croupier/ui/admin.css' },
};

/** The text of `components.json`. */
export function componentsJson(): string {
  const lines = publishedComponents()
    .map((component) => JSON.stringify(component))
    .join(',\n');
  return `{"schemaVersion":1,"components":[\n${lines}\n]}\n`;
}

/** Every published component with its props, from the sources of this folder. */
export function publishedComponents(folder = '.'): ComponentEntry[] {
  const program = ownProgram(folder);
  const checker = program.getTypeChecker();
  const ofVisitors = new Set(publicComponents(folder));
  const sizes = sizesOf(folder);
  return Object.entries(MODULES).flatMap(([entry, { module, styles: sheet }]) => {
    const source = program.getSourceFile(path.resolve(folder, 'src', entry));
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol === undefined ? [] : checker.getExportsOfModule(symbol);
    return exported.flatMap((one) => {
      const found = componentEntry(checker, one, module);
      if (found === undefined) return [];
      const { file, ...component } = found;
      const styles = ofVisitors.has(component.name) ? ownStyles(component.name, sheet, folder) : [sheet];
      const cssVariables = variablesOf(file, program);
      return { ...component, styles, cssVariables, sizes: sizes(component.name, styles.at(-1)) };
    });
  });
}

function componentEntry(
  checker: ts.TypeChecker,
  exported: ts.Symbol,
  module: string,
): (Omit<ComponentEntry, 'styles' | 'cssVariables' | 'sizes'> & { file: string }) | undefined {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.valueDeclaration;
  const told = guidance[exported.name];
  if (told === undefined || declaration === undefined || !ts.isFunctionDeclaration(declaration)) return;
  const [props] =
    checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()[0]?.parameters ?? [];
  const type = props && checker.getTypeOfSymbolAtLocation(props, declaration);
  const { status, ...rest } = told;
  const defaults = defaultsOf(declaration);
  const common = type === undefined ? [] : checker.getPropertiesOfType(type);
  const special = type?.isUnion() ? propsOfSome(type, common, checker) : [];
  const members = [...common, ...special];
  const own = members.filter(({ declarations = [] }) => declarations.some(isOurs));
  const file = declaration.getSourceFile().fileName;
  return {
    file,
    name: exported.name,
    module,
    status,
    description: textOf(symbol, checker),
    passesAttributes: ['ref', 'style', 'className'].every((one) => members.some(({ name }) => name === one)),
    guidance: { ...rest },
    props: own.map((prop) => {
      const values = valuesOf(checker.getTypeOfSymbolAtLocation(prop, declaration));
      return {
        name: prop.name,
        type: typeText(prop, declaration, checker),
        isRequired: !special.includes(prop) && (prop.flags & ts.SymbolFlags.Optional) === 0,
        ...(defaults.has(prop.name) ? { default: defaults.get(prop.name) as string } : {}),
        description: textOf(prop, checker),
        ...(values.length > 0 ? { values } : {}),
      };
    }),
    slots: members
      .filter(
        (prop) => (own.includes(prop) || prop.name === 'children') && takesNodes(prop, declaration, checker),
      )
      .map(({ name }) => name),
    events: own.map(({ name }) => name).filter((name) => /^on[A-Z]/.test(name)),
    stories: storiesOf(file, exported.name),
  };
}

/** The props that some of a choice of types have beside the common ones, such as those of one kind of section. */
function propsOfSome({ types }: ts.UnionType, common: ts.Symbol[], checker: ts.TypeChecker): ts.Symbol[] {
  const all = new Map(
    types.flatMap((one) => checker.getPropertiesOfType(one)).map((prop) => [prop.name, prop]),
  );
  for (const { name } of common) all.delete(name);
  return [...all.values()];
}

/** Attributes that React knows are not ours to describe. */
function isOurs(declaration: ts.Declaration): boolean {
  return !declaration.getSourceFile().fileName.includes('/node_modules/');
}

/** The sheets of a component of visitors' pages, which has one of its own unless it draws nothing that needs one. */
function ownStyles(component: string, sheet: string, folder: string): string[] {
  const own = `styles/${sheetName(component)}.css`;
  return existsSync(path.join(folder, 'dist', own)) ? [sheet, `@croupier/ui/${own}`] : [];
}

function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
}

/** The type of a prop as its source says it, so that names stay names, but not those of a parameter or of a member of another type. */
function typeText(prop: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): string {
  const [declared] = prop.declarations ?? [];
  const node = declared !== undefined && ts.isPropertySignature(declared) ? declared.type : undefined;
  const written = node === undefined || namesOther(node, checker) ? undefined : node.getText();
  const text = written ?? checker.typeToString(checker.getTypeOfSymbolAtLocation(prop, at));
  return text.replace(/\s+/g, ' ').replace(/ \| undefined$/, '');
}

/** Whether a written type needs another one to be understood: it has a parameter, or names a member of a type. */
function namesOther(node: ts.Node, checker: ts.TypeChecker): boolean {
  return (
    ts.isIndexedAccessTypeNode(node) ||
    (ts.isTypeReferenceNode(node) && checker.getTypeAtLocation(node).isTypeParameter()) ||
    ts.forEachChild(node, (child) => namesOther(child, checker)) === true
  );
}

const NUMBERS_IN_ORDER = new Intl.Collator('en', { numeric: true });

/** The values of a type that is a choice of texts or numbers; none for other types. */
function valuesOf(type: ts.Type): string[] {
  const members = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => (flags & ts.TypeFlags.Undefined) === 0,
  );
  const values = members.map((one) => (one.isLiteral() ? JSON.stringify(one.value) : undefined));
  return values.every((value) => value !== undefined) ? values.sort(NUMBERS_IN_ORDER.compare) : [];
}

function takesNodes(prop: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbolAtLocation(prop, at);
  return /\bReact(Node|Element)\b/.test(checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation));
}

/** The values that props have where they are left out. */
function defaultsOf({ parameters: [props] }: ts.FunctionDeclaration): Map<string, string> {
  if (props === undefined || !ts.isObjectBindingPattern(props.name)) return new Map();
  return new Map(
    props.name.elements.flatMap(({ propertyName, name, initializer }) =>
      initializer === undefined ? [] : [[(propertyName ?? name).getText(), initializer.getText()]],
    ),
  );
}

function storiesOf(file: string, component: string): string[] {
  const stories = path.join(path.dirname(file), `${component}.stories.tsx`);
  if (!existsSync(stories)) return [];
  return Array.from(readFileSync(stories, 'utf8').matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
}

/** The sources as a program that reads no types of other packages but React's, of which attributes are made. */
function ownProgram(folder: string): ts.Program {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options: given } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const options = { ...given, noEmit: true, lib: ['lib.es2023.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, file) =>
    names.map(({ text }) =>
      /^\.|^@croupier\/|^(react|csstype)$/.test(text)
        ? ts.resolveModuleName(text, file, options, host)
        : { resolvedModule: undefined },
    );
  return ts.createProgram(
    Object.keys(MODULES).map((entry) => path.resolve(folder, 'src', entry)),
    options,
    host,
  );
}
