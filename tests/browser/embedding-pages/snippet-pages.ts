import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const UI = fileURLToPath(new URL('../../../packages/ui/', import.meta.url));

/** A page in the colors of the site. */
export function blankPage(snippet = ''): string {
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>body { margin: 0 } html { --croupier-on-accent: #000000 }</style><body>${snippet}</body></html>`;
}

/** A page with the component of a React snippet, bundled like in an affiliate's app. */
export async function reactPage(snippet = ''): Promise<string> {
  const name = /export function (\w+)/.exec(snippet)?.[1];
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createRoot } from 'react-dom/client';\n${snippet}\ncreateRoot(document.getElementById('app')).render(<${name} />);`,
      loader: 'tsx',
      resolveDir: UI,
    },
    bundle: true,
    write: false,
    logLevel: 'error',
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.text ?? '';
  return blankPage(`<div id="app"></div><script>${script.replaceAll('</script', '<\\/script')}</script>`);
}
