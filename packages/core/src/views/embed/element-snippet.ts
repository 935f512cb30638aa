import { escapeHtml } from '../../values/html/escape-html.js';
import { heightExpression, heightSteps } from './heights/height-steps.js';
import { EMBED_SCRIPT_PATH, type SnippetSite } from './snippet-site.js';

/** An element to paste: its name, its attributes, the room that it needs, and what stands there without the script. */
export interface ElementSnippet {
  name: 'croupier-casino-card' | 'croupier-toplist' | 'croupier-compare';
  attributes: Record<string, string>;
  /** The height that it needs in a place of a width, both in CSS pixels. */
  height(width: number): number;
  fallback: ElementFallback;
}

/** What readers see until the script has run, and where it does not. */
interface ElementFallback {
  href: string;
  text: string;
  offer?: string | undefined;
  /** The age and risk notice, and that the terms of the offer are not known. */
  notice: string;
  /** The word for advertising, where an offer may stand. */
  ad: string | undefined;
}

const PADDING = 16;
const BORDER = 1;

/** The element with a fallback of its own height, and the script, as HTML. */
export function elementHtml(snippet: ElementSnippet, site: SnippetSite): string {
  const { name, fallback } = snippet;
  const attributes = Object.entries(attributesOf(snippet, site))
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('');
  const style = Object.entries(fallbackStyle(snippet))
    .map(([key, value]) => `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
  const inside = [
    `<a href="${escapeHtml(site.base + fallback.href)}">${escapeHtml(fallback.text)}</a>`,
    ...(fallback.offer === undefined ? [] : [escapeHtml(fallback.offer)]),
    `<small>${escapeHtml(legalLine(fallback))}</small>`,
  ].join('<br>');
  const pinned =
    site.pinned === undefined ? '' : ` integrity="${site.pinned.integrity}" crossorigin="anonymous"`;
  return [
    `<${name}${attributes}><span style="${style}">${inside}</span><noscript><style>${withoutScript(name)}</style></noscript></${name}>`,
    `<script async src="${escapeHtml(scriptUrl(site))}"${pinned}></script>`,
  ].join('\n');
}

/** The same as a React component. */
export function elementComponent(componentName: string, snippet: ElementSnippet, site: SnippetSite): string {
  const { name, fallback } = snippet;
  const props = Object.entries(attributesOf(snippet, site))
    .map(([key, value]) => ` ${key}=${jsxText(value)}`)
    .join('');
  const style = Object.entries(fallbackStyle(snippet))
    .map(([key, value]) => `${key}: ${typeof value === 'number' ? value : `'${value}'`}`)
    .join(', ');
  const pinned =
    site.pinned === undefined ? '' : ` integrity=${jsxText(site.pinned.integrity)} crossOrigin="anonymous"`;
  return [
    "import type {} from '@croupier/ui/embed';",
    '',
    `export function ${componentName}() {`,
    '  return (',
    '    <>',
    `      <${name}${props}>`,
    `        <span style={{ ${style} }}>`,
    `          <a href=${jsxText(site.base + fallback.href)}>${jsxText(fallback.text)}</a>`,
    ...(fallback.offer === undefined ? [] : ['          <br />', `          ${jsxText(fallback.offer)}`]),
    '          <br />',
    `          <small>${jsxText(legalLine(fallback))}</small>`,
    '        </span>',
    '        <noscript>',
    `          <style>${jsxText(withoutScript(name))}</style>`,
    '        </noscript>',
    `      </${name}>`,
    `      <script async src=${jsxText(scriptUrl(site))}${pinned} />`,
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

// Scripts of type module, and those that a host merges into one, do not know where they came from.
function attributesOf(
  { attributes }: ElementSnippet,
  { base, affiliateId, subid, theme, lang, market }: SnippetSite,
): Record<string, string> {
  return {
    ...attributes,
    base,
    ...(affiliateId === undefined ? {} : { 'affiliate-id': affiliateId }),
    ...(subid === undefined ? {} : { subid }),
    ...(theme === undefined ? {} : { theme }),
    ...(lang === undefined ? {} : { lang }),
    ...(market === undefined ? {} : { market }),
  };
}

function legalLine({ ad, notice }: ElementFallback): string {
  return ad === undefined ? notice : `${ad}. ${notice}`;
}

function scriptUrl({ base, pinned }: SnippetSite): string {
  return base + (pinned?.path ?? EMBED_SCRIPT_PATH);
}

/** A bordered box of the reserved height, without script or style sheet. */
function fallbackStyle({ height }: ElementSnippet): Record<string, string | number> {
  const inside = PADDING + 2 * BORDER;
  return {
    display: 'block',
    height: 0,
    padding: `${PADDING}px ${PADDING}px calc(${heightExpression(heightSteps(height), '100%')} - ${inside}px)`,
    border: `${BORDER}px solid #8888`,
    borderRadius: '12px',
  };
}

/** Where no script will fill it, the box is as high as its words. */
function withoutScript(name: string): string {
  return `${name}>span{height:auto!important;padding:${PADDING}px!important}`;
}

/** A text as a JSX expression. */
function jsxText(text: string): string {
  return `{${JSON.stringify(text)}}`;
}
