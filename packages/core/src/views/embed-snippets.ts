import type { CasinoCardView } from './casino-card.js';

/** The ways in which a card can stand on somebody else's page. */
export const EMBED_KINDS = ['element', 'iframe', 'html', 'react'] as const;
/** One of them. */
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** The address, within the site, of the script that draws cards. */
export const EMBED_SCRIPT = '/embed/croupier.js';

/** The address, within the site, of a casino's card by itself. */
export function framePath(slug: string): string {
  return `/embed/casinos/${slug}`;
}

/** The slug of the casino whose card stands by itself at a path; undefined for paths of another kind. */
export function framedSlug(path: string): string | undefined {
  return /^\/embed\/casinos\/([a-z0-9-]+)$/.exec(path)?.[1];
}

/** What to paste: a card that comes from `base`, the site's own address without a slash at its end. */
export function embedSnippet(
  kind: EmbedKind,
  card: CasinoCardView,
  site: { base: string; name: string },
): string {
  return SNIPPETS[kind](card, site);
}

type Site = Parameters<typeof embedSnippet>[2];

const SNIPPETS: Record<EmbedKind, (card: CasinoCardView, site: Site) => string> = {
  element: ({ slug, name, review }, { base }) =>
    [
      `<croupier-casino-card slug="${slug}"><a href="${escaped(base + review)}">${escaped(name)}</a></croupier-casino-card>`,
      `<script async src="${escaped(base + EMBED_SCRIPT)}"></script>`,
    ].join('\n'),
  iframe: ({ slug, name }, { base }) =>
    `<iframe src="${escaped(base + framePath(slug))}" title="${escaped(name)}" loading="lazy" style="border: 0; inline-size: 100%; max-inline-size: 44rem; block-size: 26rem"></iframe>`,
  html: plainHtml,
  react: (card, { base }) =>
    [
      "import { CasinoCard } from '@croupier/ui';",
      "import '@croupier/ui/styles.css';",
      '',
      `const casino = ${JSON.stringify(wholeCard(card, base), null, 2)};`,
      '',
      `export function ${componentName(card.slug)}() {`,
      '  return <CasinoCard {...casino} />;',
      '}',
    ].join('\n'),
};

/** A few words and a link, which stand without any script, style or request. */
function plainHtml(
  { name, score, blacklist, review, notice }: CasinoCardView,
  { base, name: site }: Site,
): string {
  const verdict =
    blacklist !== undefined
      ? ` is blacklisted${blacklist.reason === undefined ? '' : `: ${blacklist.reason}`}`
      : score === undefined
        ? ''
        : `: ${score.text} of 10, ${score.label}`;
  const by = site === '' ? 'the review' : `the review by ${site}`;
  return `<p><strong>${escaped(name)}</strong>${escaped(verdict)}. <a href="${escaped(base + review)}">Read ${escaped(by)}</a>. <small>${escaped(notice)}</small></p>`;
}

function wholeCard(card: CasinoCardView, base: string): CasinoCardView {
  const whole = (address: string) => (address.startsWith('/') ? base + address : address);
  return { ...card, logo: whole(card.logo), review: whole(card.review) };
}

function componentName(slug: string): string {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Casino${words.join('')}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
