import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const own = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
const styleOf = async (page: string) =>
  /<style>([\s\S]*?)<\/style>/.exec(await own(`${page}.html`))?.[1] ?? '';

/** What a theme of WordPress with blocks writes into each of its pages. */
const BLOCK_THEME = `
  :root { --wp--preset--color--contrast: #111; --wp--preset--spacing--50: 30px; }
  :where(body) { margin: 0; }
  body { background: #fff; color: var(--wp--preset--color--contrast); font: 300 1.375rem/1.4 Manrope, sans-serif; letter-spacing: -0.1px; }
  a:where(:not(.wp-element-button)) { color: currentColor; text-decoration: underline; }
  :root :where(a:where(:not(.wp-element-button)):hover) { text-decoration: none; }
  h1, h2, h3, h4, h5, h6 { font-weight: 400; line-height: 1.125; letter-spacing: -0.1px; text-wrap: balance; }
  h2 { font-size: clamp(1.75rem, 1.75rem + 1vw, 2.15rem); }
  p { text-wrap: pretty; }
  :root :where(.wp-element-button, .wp-block-button__link) { background: #111; border-width: 0; color: #fff; }
  html :where(img[class*="wp-image-"]) { height: auto; max-width: 100%; }
  :where(.wp-site-blocks) > * { margin-block-start: 1.2rem; margin-block-end: 0; }
  :root :where(.is-layout-flow) > * { margin-block-start: 1.2rem; margin-block-end: 0; }
  .is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) { max-width: 700px; margin-left: auto; margin-right: auto; }
`;

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

/** Styles of host pages by name: Bootstrap, both preflights of Tailwind, a WordPress theme, resets. */
export async function hostStyles(): Promise<Record<string, string>> {
  const preflight = await readFile(require.resolve('tailwindcss/preflight.css'), 'utf8');
  return {
    'Bootstrap 5': await readFile(require.resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8'),
    'Tailwind 3': await own('tailwind-3-preflight.css'),
    'Tailwind 4': `@layer theme, base, components, utilities; @layer base { ${preflight} }`,
    'Tailwind 4 without layers': preflight,
    'a WordPress block theme': BLOCK_THEME,
    'bare elements': BARE_ELEMENTS,
    'a dark monospaced page': await styleOf('dark'),
    'a root of 62.5 %': 'html { font-size: 62.5% } body { font-size: 1.6rem }',
    'a reset of everything': 'body * { all: unset; }',
  };
}
