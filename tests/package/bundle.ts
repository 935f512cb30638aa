import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { ROOT } from './install-packed.js';

/** React does not count, since the app has it anyway. */
const withoutReact: Plugin = {
  name: 'without-react',
  setup(bundle) {
    bundle.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) => ({ path, namespace: 'react' }));
    bundle.onLoad({ filter: /.*/, namespace: 'react' }, () => ({
      contents: 'module.exports = globalThis.React;',
    }));
  },
};

/** A bundle as an app has it: the bytes that it loads at once, gzipped, and the files that they come from. */
export interface Bundle {
  bytes: number;
  parts: string[];
}

/** Bundles code that stands in an app beside our packages, minified. */
export async function bundled(
  code: string,
  changes: Pick<BuildOptions, 'plugins' | 'define' | 'jsx' | 'loader'> = {},
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: `${ROOT}/packages/site` },
    absWorkingDir: path.resolve(ROOT),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    // What loads later is not part of what an app waits for.
    splitting: true,
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [withoutReact],
    ...changes,
  });
  const { outputs } = metafile as Metafile;
  const loaded = loadedAtOnce(outputs);
  return {
    bytes: outputFiles
      .filter(({ path: file }) => loaded.has(path.relative(path.resolve(ROOT), file)))
      .reduce((sum, { contents }) => sum + gzippedBytes(contents), 0),
    parts: [...loaded].flatMap((file) =>
      Object.entries(outputs[file]?.inputs ?? {})
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([input]) => input),
    ),
  };
}

/** The script of an app for a page of a test, React included. */
export async function scriptFor(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: `${ROOT}/packages/site` },
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** How much a file takes on its way to a browser. */
export function gzippedBytes(contents: Uint8Array | string): number {
  return gzipSync(contents, { level: 9 }).length;
}

/** The entry of a bundle, and the chunks that it imports without waiting to be asked. */
function loadedAtOnce(outputs: Metafile['outputs']): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && imported in outputs) visit(imported);
    }
  };
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === '<stdin>');
  if (entry !== undefined) visit(entry);
  return found;
}
