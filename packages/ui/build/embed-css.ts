import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { readCssModules } from './css-modules.js';
import type { EsbuildPlugin } from './esbuild-plugin.js';

/** The placeholder in the source for the style sheet. */
const PLACEHOLDER = '__EMBED_CSS__';
const TOKENS_SHEET = new URL('../src/tokens.css', import.meta.url);
const EMBED_SHEET = new URL('../src/embed/embed.css', import.meta.url);

/**
 * Bundles the CSS of all components of an embed into one sheet, without unused tokens, with short class names, and with
 * pixels for rem, since the root of another site may have any text size.
 */
export function embedCss({ shortNames = true } = {}): EsbuildPlugin {
  return {
    name: 'croupier-embed-css',
    setup(build) {
      const texts = new Map<string, string>();
      readCssModules(build, (module, css) => {
        texts.set(module, css);
        return '';
      });
      build.onEnd(async ({ outputFiles = [] }) => {
        const parts = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
        const whole = [
          await readFile(TOKENS_SHEET, 'utf8'),
          ...parts,
          await readFile(EMBED_SHEET, 'utf8'),
        ].join('\n');
        const css = asScriptText(
          remToPixels(
            minifyCss(withoutUnusedTokens(withoutPageSelectors(withoutUnusedVariants(minifyCss(whole))))),
          ),
        );
        for (const file of outputFiles.filter((one) => one.path.endsWith('.js'))) {
          const text = file.text.replace(PLACEHOLDER, () =>
            JSON.stringify(css).slice(1, -1).replaceAll('`', '\\`'),
          );
          file.contents = Buffer.from(shortNames ? shortenNames(text) : text);
        }
      });
    },
  };
}

function minifyCss(css: string): string {
  return transform({ filename: 'embed.css', code: Buffer.from(css), minify: true }).code.toString();
}

/** The rules of badges, buttons and scores that no embed has: its buttons are links, which cannot be disabled. */
const UNUSED_VARIANTS =
  /\.[\w-]+:where\((?:\[data-(?:size="?large|tone="?good|variant="?(?:danger|quiet))"?\]|\[dir="?auto"?\]|(?<=Button[\w-]*:where\()\[data-size="?small"?\]|:disabled,\[aria-disabled="?true"?\])\)[^{}]*\{[^}]*\}/g;
const NOT_DISABLED = /:where\(:not\(:disabled,\s*\[aria-disabled="?true"?\]\)\)/g;

/** Notices of the blacklist are compact in embeds. */
const UNUSED_DETAILS = /\.cr-BlacklistNotice[\w-]*__details\{[^}]*\}/g;
/** The frame of an embed, not its parts, ends what a page says of text. */
const OUTERMOST = /[^{}]*:not\(svg,[^{}]*\{[^{}]*\}/g;
/** The only heading of an embed is an h3. */
const UNUSED_ELEMENTS = /\bh1,\s*h2,\s*(h3),\s*h4,\s*h5,\s*h6,\s*(p,\s*div),\s*aside\b/g;

/** What a surface takes back of its host's text, which does not reach into a frame; its buttons, links, have their cursor. */
const UNUSED_RESETS =
  /;cursor:pointer|;font-variant:normal;letter-spacing:normal;word-spacing:normal;text-transform:none;text-indent:0;text-shadow:none;white-space:normal;font-style:normal/g;

function withoutUnusedVariants(css: string): string {
  return css
    .replace(UNUSED_VARIANTS, '')
    .replace(NOT_DISABLED, '')
    .replace(UNUSED_DETAILS, '')
    .replace(UNUSED_RESETS, '')
    .replace(UNUSED_ELEMENTS, '$1,$2');
}

/** CSS without selectors of the root and of themes by class, which match nothing below a shadow root, beside others. */
function withoutPageSelectors(css: string): string {
  return css
    .replace(OUTERMOST, '')
    .replace(/(?<=[{},])[^{},;]*(?::root|\.dark)\b[^{},;]*,(?=[^{};]*\{)/g, '')
    .replace(/,[^{},;]*(?::root|\.dark)\b[^{},;]*(?=\{)/g, '');
}

/** CSS without the tokens that none of its rules uses, directly or by way of other tokens. */
function withoutUnusedTokens(css: string): string {
  const used = new Set([...css.matchAll(/var\((--cr-[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/(--cr-[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name: string) =>
    used.has(name) ? whole : '',
  );
  return kept === css ? css : withoutUnusedTokens(kept);
}

/** CSS in pixels; the larger of a length and the same in pixels is the length. */
function remToPixels(css: string): string {
  return css
    .replace(/(?<![\w.])(\d*\.?\d+)rem\b/g, (_, number: string) => `${Number(number) * 16}px`)
    .replace(/max\(([\d.]+px),\s*\1\)/g, '$1');
}

/** CSS without the spaces that values of tokens keep, and with quotes that a script need not escape. */
function asScriptText(css: string): string {
  return css
    .replaceAll(', ', ',')
    .replaceAll(' / ', '/')
    .replace(/(?<=calc\([^;{}]*) \* /g, '*')
    .replace(/"([^"']*)"/g, "'$1'");
}

/** Script and style with short names for classes and for tokens, which no host names; the same in every build. */
function shortenNames(text: string): string {
  const classes = renamed(text, /\bcr-[A-Za-z-]+__[A-Za-z]+\b/g, 'cr-');
  return renamed(classes, /--cr-[a-z\d-]+/g, '--cr-');
}

function renamed(text: string, pattern: RegExp, start: string): string {
  const names = [...new Set(text.match(pattern))].sort();
  return text.replace(pattern, (name) => `${start}${names.indexOf(name).toString(36)}`);
}
