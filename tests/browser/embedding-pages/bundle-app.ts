import { build } from 'esbuild';
import { cssModules } from '../../../packages/ui/build/css-modules.js';

/** Where an app finds what it imports: a folder, with the packages as they are installed there or their source. */
interface AppPlace {
  folder: string;
  isSource: boolean;
}

/** The script of an app, and the styles that it imports. */
export async function bundleApp(
  code: string,
  { folder, isSource }: AppPlace,
): Promise<{ script: string; css: string }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    format: 'iife',
    write: false,
    outdir: 'out',
    logLevel: 'silent',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(isSource ? { conditions: ['@croupier/source', 'module'], plugins: [cssModules()] } : {}),
  });
  const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), css: textOf('.css') };
}
