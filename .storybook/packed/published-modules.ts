import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The entry points of the components, and the files that say what each exports. */
const ENTRIES = {
  '@croupier/ui': 'index.ts',
  '@croupier/ui/list': 'list/index.ts',
  '@croupier/ui/pages': 'pages/index.ts',
  '@croupier/ui/admin': 'admin/index.ts',
};

/** What the package says of a component. */
interface DescribedComponent {
  name: string;
  description: string;
  props: { name: string; type: string; isRequired: boolean; default?: string; description: string }[];
}

/** What the package exports of each published module of the source: a script by its file. */
export function publishedModules(source: string, componentsJson: string): Map<string, string> {
  const { components } = JSON.parse(readFileSync(componentsJson, 'utf8')) as {
    components: DescribedComponent[];
  };
  const docs = new Map(components.map((component) => [component.name, docsOf(component)]));
  const modules = new Map<string, Map<string, string>>();
  for (const [entry, file] of Object.entries(ENTRIES)) {
    const text = readFileSync(path.join(source, file), 'utf8');
    for (const [, exported = '', from = ''] of text.matchAll(/export \{([^}]*)\} from '([^']+)\.js'/g)) {
      const names = exported.split(',').map((name) => name.trim());
      const values = names.filter((name) => name !== '' && !name.startsWith('type '));
      const module = path.join(source, path.dirname(file), from);
      const key = `${module}.${/\/[A-Z]\w*$/.test(module) ? 'tsx' : 'ts'}`;
      const known = modules.get(key) ?? new Map<string, string>();
      for (const name of values) if (!known.has(name)) known.set(name, entry);
      if (known.size > 0) modules.set(key, known);
    }
  }
  return new Map([...modules].map(([file, exported]) => [file, scriptOf(exported, docs)]));
}

/** A script that exports names from their entry points. */
function scriptOf(exported: ReadonlyMap<string, string>, docs: ReadonlyMap<string, object>): string {
  const lines = Array.from(exported, ([name, entry]) => {
    const described = docs.get(name);
    const describe = `Object.assign(${name}, { __docgenInfo: ${JSON.stringify(described)} });`;
    return `import { ${name} } from '${entry}';\n${described === undefined ? '' : describe}`;
  });
  return `${lines.join('\n')}\nexport { ${[...exported.keys()].join(', ')} };`;
}

/** What Storybook shows of props, as it reads it from a source. */
function docsOf({ name, description, props }: DescribedComponent): object {
  const propDocs = props.map((prop) => [
    prop.name,
    {
      name: prop.name,
      description: prop.description,
      required: prop.isRequired,
      type: { name: prop.type },
      defaultValue: prop.default === undefined ? null : { value: prop.default },
    },
  ]);
  return { displayName: name, description, props: Object.fromEntries(propDocs) };
}
