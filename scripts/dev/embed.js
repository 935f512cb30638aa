import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../run-program.js';
import { loadSource } from './vite.js';

const FRAME = path.join(root, 'packages/ui/src/embed/iframe-script.ts');
const BUNDLE = {
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  outdir: path.join(root, 'packages/ui/dist'),
};

/** Whether an address is that of a script for pages elsewhere. */
export function isEmbedScript(address) {
  return address === '/embed/croupier.js' || address === '/embed/frame.js';
}

/** That script, bundled from the source as the library's own build does it. */
export async function embedScript(vite, address) {
  const { EMBED_BUNDLE_OPTIONS, EMBED_ENTRY } = await loadSource(vite, 'ui/build/embed-bundle.ts');
  const { embedCss } = await loadSource(vite, 'ui/build/embed-css.ts');
  const ofCard = {
    ...EMBED_BUNDLE_OPTIONS,
    entryPoints: [EMBED_ENTRY],
    plugins: [embedCss()],
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  const ofFrame = { entryPoints: [FRAME], conditions: EMBED_BUNDLE_OPTIONS.conditions };
  const { outputFiles } = await build({ ...BUNDLE, ...(address === '/embed/frame.js' ? ofFrame : ofCard) });
  return outputFiles[0].text;
}
