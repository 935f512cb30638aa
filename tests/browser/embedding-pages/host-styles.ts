import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { CLASSES, IDS } from './classic-themes.js';

const require = createRequire(import.meta.url);
const own = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
const styleOf = async (page: string) =>
  /<style>([\s\S]*?)<\/style>/.exec(await own(`${page}.html`))?.[1] ?? '';

/** What hand-made sites do to bare elements. */
const BARE_ELEMENTS = `
  a { color: hotpink; font-weight: 500; text-decoration: inherit; border-bottom: 1px dotted; }
  button { border-radius: 8px; border: 1px solid transparent; padding: 0.6em 1.2em; font: 500 1em monospace; background: #1a1a1a; color: #fff; }
  h1, h2, h3 { font: italic 3.2em/1.1 cursive; color: rebeccapurple; margin: 2rem 0; text-transform: uppercase; letter-spacing: 0.1em; }
  img, svg { max-width: 100%; height: auto; border-radius: 50%; border: 3px solid red; display: block; }
  ul, ol { padding-left: 40px; list-style: square; } li { margin-bottom: 1em; color: maroon; } ul li { line-height: 3; }
  p { margin: 0 0 1.5em; font-size: 21px; text-align: justify; } strong { color: teal; font-weight: 900; }
  table { width: 100%; border-collapse: collapse; } th, td { padding: 20px; border: 2px solid #333; background: #eee; text-align: center; }
  input, select, textarea { width: 100%; padding: 20px; border: 4px double; background: khaki; } label { display: block; font-weight: bold; float: left; }
  dl { margin: 3em; } dt { float: left; } dd { margin-left: 200px; } fieldset { border: 9px solid; } nav { background: black; } article { background: ivory; padding: 3em; }
  section { margin: 4em 0; } header { position: sticky; top: 0; } span { vertical-align: super; } form { background: lime; } small { font-size: 3em; }
`;

/** Styles of host pages by name: Bootstrap, both preflights of Tailwind, WordPress themes, resets. */
export async function hostStyles(): Promise<Record<string, string>> {
  const preflight = await readFile(require.resolve('tailwindcss/preflight.css'), 'utf8');
  return {
    'Bootstrap 5': await readFile(require.resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8'),
    'Tailwind 3': await own('tailwind-3-preflight.css'),
    'Tailwind 4': `@layer theme, base, components, utilities; @layer base { ${preflight} }`,
    'Tailwind 4 without layers': preflight,
    'a WordPress block theme': await styleOf('wordpress'),
    'a classic WordPress theme': CLASSES,
    'a classic WordPress theme of ids': IDS,
    'bare elements': BARE_ELEMENTS,
    'a dark monospaced page': await styleOf('dark'),
    'a root of 62.5 %': 'html { font-size: 62.5% } body { font-size: 1.6rem }',
    'a reset of everything': 'body * { all: unset; }',
  };
}

/** What hosts say with `!important` to bare elements, which no style of ours outranks. */
export const IMPORTANT: Record<string, string> = {
  'a WordPress block theme': 'a { text-decoration-thickness: 1px !important }',
};

/** A page of a WordPress block theme with a card of its own, and beside it HTML in place of a snippet. */
export async function wordpressPage(beside: string): Promise<string> {
  return (await own('wordpress.html')).replace('SNIPPET', beside);
}
