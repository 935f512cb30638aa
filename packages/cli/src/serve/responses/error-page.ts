/** The look of an error page: that of the site. */
export interface ErrorPageStyle {
  stylesheets: readonly string[];
  hasDarkMode: boolean;
}

/** The page of an error that was written down under an id, with the ways on; nothing in it could fail again. */
export function serverErrorPage(id: string, look: ErrorPageStyle): string {
  return errorPageHtml(look, {
    title: 'Something went wrong here',
    text: `It was written down as error ${id}, for the people who run this site. It may work in a moment.`,
    links: [
      ['Try again', ''],
      ['Go to the home page', '/'],
    ],
  });
}

/** The page of an address that is none, such as one that was cut in the middle of a letter. */
export function badRequestPage(id: string, look: ErrorPageStyle): string {
  return errorPageHtml(look, {
    title: 'This address is not well-formed',
    text: `A part of it seems to be missing. What you look for may still be here. The number of this request is ${id}.`,
    links: [
      ['Go to the home page', '/'],
      ['Search', '/search'],
    ],
  });
}

interface ErrorPageContent {
  title: string;
  text: string;
  links: readonly (readonly [label: string, href: string])[];
}

function errorPageHtml(
  { stylesheets, hasDarkMode }: ErrorPageStyle,
  { title, text, links }: ErrorPageContent,
): string {
  return `<!doctype html>
<html lang="en" data-theme="${hasDarkMode ? 'auto' : 'light'}">
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
