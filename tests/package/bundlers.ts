import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { type Rolldown, build as viteBuild } from 'vite';
import webpack from 'webpack';
import { gzippedBytes } from './bundle.js';

/** What a bundler made of an app: its script and styles, and what the script weighs without React. */
export interface BuiltApp {
  script: string;
  styles: string;
  bytes: number;
}

/** Bundles a file of an app, React apart, with the settings that a newcomer has. */
export type Bundler = (folder: string, entry: string) => Promise<BuiltApp>;

/** React comes from the page: it does not count, since the app has it anyway. */
const REACT = /^react(-dom)?(\/|$)/;

export const webpackApp: Bundler = async (folder, entry) => {
  const out = path.join(folder, 'webpack');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: `./${entry}`,
    output: { path: out, filename: 'app.js', cssFilename: 'app.css', publicPath: '/' },
    externals: [externalReact],
    externalsType: 'var',
    experiments: { css: true },
    performance: false,
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((failed, result) => (failed ? reject(failed) : resolve(result))),
  );
  const { errors = [], warnings = [] } = stats?.toJson({ errors: true, warnings: true }) ?? {};
  if (errors.length + warnings.length > 0)
    throw new Error([...errors, ...warnings].map(({ message }) => message).join('\n'));
  const styles = await readFile(path.join(out, 'app.css'), 'utf8').catch(() => '');
  const script = await readFile(path.join(out, 'app.js'), 'utf8');
  return { script, styles, bytes: gzippedBytes(script) };
};

function externalReact(
  { request = '' }: { request?: string },
  resolved: (failed?: null, as?: string) => void,
): void {
  if (REACT.test(request)) resolved(null, `globalThis.React`);
  else resolved();
}

export const rollupApp: Bundler = async (folder, entry) => {
  const sheets: string[] = [];
  const warnings: string[] = [];
  const bundle = await rollup({
    input: path.join(folder, entry),
    external: REACT,
    onwarn({ message }) {
      // Import cycles and comments inside zod and the reader of TOML are not our faults.
      if (!/node_modules\/(?:zod|smol-toml)\//.test(message)) warnings.push(message);
    },
    plugins: [
      nodeResolve({ browser: true }),
      {
        name: 'sheets',
        transform(css, id) {
          if (!id.endsWith('.css')) return null;
          sheets.push(css);
          return { code: '', moduleSideEffects: true };
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    format: 'iife',
    inlineDynamicImports: true,
    globals: () => 'globalThis.React',
  });
  await bundle.close();
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
  const define = { 'process.env.NODE_ENV': '"production"' };
  const { code: script } = await transform(code, { minify: true, define });
  return { script, styles: sheets.join('\n'), bytes: gzippedBytes(script) };
};

export const viteApp: Bundler = async (folder, entry) => {
  const warnings: string[] = [];
  const built = await viteBuild({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      // A script of this format would have the styles in it.
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(folder, entry),
        external: REACT,
        output: { format: 'iife', codeSplitting: false, globals: () => 'globalThis.React' },
        onwarn: ({ message }) => warnings.push(message),
      },
    },
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const script = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
  const styles = output.map((part) =>
    part.fileName.endsWith('.css') && 'source' in part ? part.source : '',
  );
  return { script, styles: styles.join('\n'), bytes: gzippedBytes(script) };
};
