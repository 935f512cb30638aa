import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DescribedComponent, describeProps } from '../prop-docs.js';

/** The entry points of the components, and the files that say what each exports. */
const ENTRIES = {
  '@croupier/ui': 'index.ts',
  '@croupier/ui/list': 'list/index.ts',
  '@croupier/ui/pages': 'pages/index.ts',
  '@croupier/ui/admin': 'admin/index.ts',
};

/** What the package exports of each published module of the source: a script by its file. */
export function publishedModules(source: string, componentsJson: string): Map<string, string> {
  const { components } = JSON.parse(readFileSync(componentsJson, 'utf8')) as {
    components: DescribedComponent[];
  };
  const described = new Map(components.map((component) => [component.name, component]));
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
  return new Map([...modules].map(([file, exported]) => [file, scriptOf(exported, described)]));
}

/** A script that exports names from their entry points. */
function scriptOf(
  exported: ReadonlyMap<string, string>,
  described: ReadonlyMap<string, DescribedComponent>,
): string {
  const lines = Array.from(exported, ([name, entry]) => {
    const component = described.get(name);
    const describe = component === undefined ? '' : describeProps(component);
    return `import { ${name} } from '${entry}';\n${describe}`;
  });
  return `${lines.join('\n')}\nexport { ${[...exported.keys()].join(', ')} };`;
}
