import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Esbuild = Parameters<Plugin['setup']>[0]['esbuild'];

/**
 * Leads imports from a package's doors straight to the files that the names are in. Through a door every file behind it
 * would be evaluated at each start; the source keeps to the doors all the same. `doors` are files by what is imported.
 */
export function directImportsPlugin(entryPoints: Record<string, string>): Plugin {
  const imports = new RegExp(`^import \\{([^}]*)\\} from '(${Object.keys(entryPoints).join('|')})';$`, 'gm');
  return {
    name: 'past the doors',
    setup({ onLoad, onStart, esbuild }) {
      const filesByExport = new Map<string, Map<string, string>>();
      onStart(async () => {
        for (const [door, file] of Object.entries(entryPoints))
          filesByExport.set(door, await filesOfExports(file, esbuild));
      });
      onLoad({ filter: /[\\/]cli[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => {
        const contents = readFileSync(file, 'utf8').replace(imports, (_, names: string, door: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const found = filesByExport.get(door)?.get(name.split(' ')[0] as string) ?? door;
              return `import { ${name} } from ${JSON.stringify(found)};`;
            })
            .join(' '),
        );
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** The files that a door's names are in. */
async function filesOfExports(entryPoint: string, esbuild: Esbuild): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const text = readFileSync(entryPoint, 'utf8');
  const fileOf = (from: string) => path.join(path.dirname(entryPoint), from.replace(/\.js$/, '.ts'));
  for (const [, names = '', from = ''] of text.matchAll(/^export \{([^}]*)\} from '([^']+)';$/gm)) {
    for (const name of names.split(',')) files.set(name.trim(), fileOf(from));
  }
  for (const [, from = ''] of text.matchAll(/^export \* from '([^']+)';$/gm)) {
    const file = fileOf(from);
    const { metafile } = await esbuild.build({
      entryPoints: [file],
      write: false,
      outdir: '.',
      metafile: true,
      format: 'esm',
    });
    for (const name of Object.values(metafile.outputs)[0]?.exports ?? []) files.set(name, file);
  }
  return files;
}
