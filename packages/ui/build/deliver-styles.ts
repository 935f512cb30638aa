import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { type AtRule, type Container, parse, type Rule } from 'postcss';
import { outweighPages, type Weight } from './outweigh-pages.js';

const LAYERED = '.layered.css';

/**
 * What a host gives to all elements is taken from ours, before the rules of the base: then they are as on a page
 * without styles. Pictures and what is drawn inside them lose only what a host says outside of its layers: sizes, shapes
 * and colors that are attributes count as styles, and `revert` would take them too.
 */
const UNNAMED = 'li, dt, dd, p, div, strong, span, bdi, time, input, a, ul, ol, nav, section';
const PARENTS = 'li, p, span, ul, ol, nav';
const PICTURE_PROPERTIES = [
  'display',
  'vertical-align',
  'max-inline-size',
  'border',
  'border-radius',
  'box-shadow',
  'filter',
  'opacity',
  'background',
  'transition',
  'overflow',
  'overflow-clip-margin',
];
// The rules of sonner, which places toasts, have no weight.
const OWN = ':where([class^="cr-"], [class*=" cr-"]):where(:not([data-sonner-toast]))';
const CHILD = `${OWN} > :where(${UNNAMED}):where(:not([class]))`;
const GRANDCHILD = `${OWN} > :where(${PARENTS}):where(:not([class])) > :where(${UNNAMED}):where(:not([class]))`;
// What browsers give to cells counts as an attribute of their table.
const RESET = [
  // Where the page of a host is light, what is dark has its own ground, and the reverse.
  `:where([data-theme], .dark:not(:root, body)) { background-color: var(--cr-page); color: var(--cr-ink) }`,
  `${OWN}:where(:not(svg, svg *, img)), ${CHILD}, ${GRANDCHILD}, ${OWN} :where(thead, tbody, tr, th, td):where(:not([class])) { all: revert }`,
  `:where(.cr-RichText-module__root) :where(*):where(:not([class])) { all: revert }`,
  // These attributes count as styles of the author, which `revert` takes too.
  `${OWN}:where([hidden]), ${CHILD}:where([hidden]) { display: none }`,
  `${OWN}:where([draggable="true"]) { -webkit-user-drag: element; user-select: none }`,
  `${OWN}:where([contenteditable="true"]) { -webkit-line-break: after-white-space }`,
  `${OWN}::before, ${OWN}::after { box-sizing: content-box }`,
  `${CHILD}:where(a), ${GRANDCHILD}:where(a) { color: var(--cr-link) }`,
  `${OWN} :where(th, td):where(:not([class])) { padding: 1px }`,
  `${OWN}:where(svg, img), ${OWN}:where(svg) :where(*) { all: revert-layer }`,
  `${OWN}:where(svg, img) { ${PICTURE_PROPERTIES.map((name) => `${name}: revert`).join('; ')} }`,
].join('\n');

/**
 * Writes each style sheet of a folder twice, minified: as `NAME.css`, whose rules are in no layer and so hold against
 * those of any host page, and as `NAME.layered.css`, in layers, for apps whose own rules are in layers too.
 */
export async function deliverStyles(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const sheet = path.join(folder, file);
    if (file.endsWith('.css.map')) await rm(sheet);
    if (!file.endsWith('.css') || file.endsWith(LAYERED)) continue;
    const css = await readFile(sheet, 'utf8');
    await writeFile(sheet.replace(/\.css$/, LAYERED), minify(withReset(css)));
    await writeFile(sheet, minify(unlayered(withReset(css))));
  }
}

/** Only the sheet of the tokens says what every element of ours begins with: there the reset comes first. */
function withReset(css: string): string {
  return css.replace(/@layer croupier\.base\s*\{(?=[^}]*box-sizing)/, (start) => `${start}\n${RESET}\n`);
}

function minify(css: string): Uint8Array {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code;
}

/**
 * The rules of a style sheet without their layers. What the order of layers decides is decided by weight, beside which that
 * of a page's own rules is nothing.
 */
export function unlayered(css: string): string {
  const root = parse(css);
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes === undefined) layer.remove();
    else flatten(layer);
  });
  return root.toString();
}

function flatten(layer: AtRule): void {
  const isBase = layer.params === 'croupier.base';
  addWeight(layer, isBase);
  layer.replaceWith(layer.nodes ?? []);
}

function addWeight(container: Container, isBase: boolean): void {
  container.walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    rule.selectors = rule.selectors.flatMap((selector) =>
      outweighPages(selector, weightOf(selector, isBase)),
    );
  });
}

function weightOf(selector: string, isBase: boolean): Weight {
  if (hasWeight(isBase ? selector.replaceAll(':focus-visible', '') : selector)) return 'component';
  return isBase ? 'base' : 'weightless';
}

/** Whether a selector has more than `:where()`, combinators and pseudo-elements. */
function hasWeight(selector: string): boolean {
  let rest = selector.replaceAll(/"[^"]*"/g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/:where\([^()]*\)/g, '').replaceAll(/(?<!:where)\([^()]*\)/g, '');
  }
  return rest.replaceAll(/::[\w-]+|:(?:before|after)\b/g, '').replaceAll(/[\s>+~*]/g, '') !== '';
}
