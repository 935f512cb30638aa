import { canNarrowToCountry, matchRoute, queryParams, type StructuredData } from '@croupier/core';
import { Head } from './Head.js';
import type { ResolvedPage } from './resolve-page.js';
import { siteTheme } from './theme.js';

/** The files that a document links to. */
export interface DocumentAssets {
  stylesheets: readonly string[];
  /** Scripts that enhance the page; it works without them. */
  scripts: readonly string[];
  /** The script that asks whether a visit may be counted, for pages that ask. */
  consentScript?: string | undefined;
  /** The fonts of titles, preloaded beside the style sheets. */
  fonts: readonly string[];
  /** True for a document on a host of files, which counts no visits. */
  isStatic?: boolean;
  /** True where the server knows the countries of visitors, so that lists ask for a suggestion. */
  suggestsCountry?: boolean;
}

/** A page as a whole document, for the server. */
export function Document({
  frame,
  body,
  stylesheets,
  scripts,
  consentScript,
  fonts,
  isStatic,
  suggestsCountry,
}: ResolvedPage & DocumentAssets) {
  const theme = siteTheme(frame.site);
  return (
    <html
      lang={frame.language}
      dir={frame.direction === 'rtl' ? 'rtl' : undefined}
      data-theme={theme.name}
      data-static={isStatic === true ? pageParams(frame.path) : undefined}
      data-suggests-country={suggestsCountry === true && canNarrowToCountry(frame.path) ? '' : undefined}
      style={theme.variables}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Head head={frame.head} site={frame.site} language={frame.language} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {scripts.map((src) => (
          <script key={src} src={src} defer />
        ))}
        {frame.privacyNotice === undefined || consentScript === undefined ? null : (
          <script src={consentScript} defer />
        )}
        {frame.head.structured.map((block) => (
          <script
            key={block['@type']}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript leaves nothing that ends a script
            dangerouslySetInnerHTML={{ __html: jsonForScript(block) }}
          />
        ))}
      </head>
      <body>
        <div id="root">{body}</div>
      </body>
    </html>
  );
}

/** The query parameters of a page, which the script of a site of files answers. */
function pageParams(path: string): string {
  const kind = matchRoute(path)?.kind;
  return kind === undefined ? '' : queryParams(kind).join(' ');
}

/** JSON for a script element: characters that could end the script or a line are escaped. */
function jsonForScript(block: StructuredData): string {
  return JSON.stringify(block).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
