import { type CardLocale, directionOf, expireOffer, type IframeCardView } from '@croupier/core';
import { CasinoCard } from '@croupier/ui';
import type { DocumentAssets } from './Document.js';
import { siteTheme } from './theme.js';

/** A card as a document for an iframe on another site, with its offer as of today; its links leave the frame. */
export function CardDocument({
  card,
  site,
  labels,
  stylesheets,
}: IframeCardView & { labels: CardLocale } & Pick<DocumentAssets, 'stylesheets'>) {
  const theme = siteTheme(site);
  const { visitTemplate, ...shown } = expireOffer(card, new Date());
  const title = site.name === '' ? card.name : `${card.name} – ${site.name}`;
  return (
    <html
      lang={labels.language}
      dir={directionOf(labels.language) === 'rtl' ? 'rtl' : undefined}
      data-theme={theme.name}
      style={theme.variables}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <base target="_top" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script defer src="/embed/frame.js" />
      </head>
      <body
        className="framed"
        data-visit={shown.visit === undefined ? undefined : (visitTemplate ?? shown.visit.href)}
      >
        <CasinoCard {...shown} labels={labels} />
      </body>
    </html>
  );
}
