import { directionOf, type Locale } from '@croupier/core';
import { fillPlaceholders } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';

/** The look and the language of an error page: those of the site. */
export interface ErrorPageStyle {
  stylesheets: readonly string[];
  hasDarkMode: boolean;
  /** The words of the language; undefined for English. */
  labels: Locale | undefined;
}

/** The page of an error that was written down under an id, with the ways on; nothing in it could fail again. */
export function serverErrorPage(id: string, look: ErrorPageStyle): string {
  const { serverTitle: title, serverText, again } = pageTexts('failure', look.labels);
  const { home } = pageTexts('missing', look.labels);
  const text = fillPlaceholders(serverText, { id });
  return errorPageHtml(look, {
    title,
    text,
    links: [
      [again, ''],
      [home, '/'],
    ],
  });
}

/** The page of an address that is none, such as one that was cut in the middle of a letter. */
export function badRequestPage(id: string, look: ErrorPageStyle): string {
  const { addressTitle: title, addressText } = pageTexts('failure', look.labels);
  const { home, submit } = pageTexts('missing', look.labels);
  const text = fillPlaceholders(addressText, { id });
  return errorPageHtml(look, {
    title,
    text,
    links: [
      [home, '/'],
      [submit, '/search'],
    ],
  });
}

interface ErrorPageContent {
  title: string;
  text: string;
  links: readonly (readonly [label: string, href: string])[];
}

function errorPageHtml(
  { stylesheets, hasDarkMode, labels }: ErrorPageStyle,
  { title, text, links }: ErrorPageContent,
): string {
  const { language } = pageTexts('failure', labels);
  return `<!doctype html>
<html lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''} data-theme="${hasDarkMode ? 'auto' : 'light'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${stylesheets.map((href) => `<link rel="stylesheet" href="${href}">\n`).join('')}<main class="plain">
<h1>${title}</h1>
<p>${text}</p>
<p>${links.map(([label, href]) => `<a href="${href}">${label}</a>`).join(' · ')}</p>
</main>
</html>
`;
}
