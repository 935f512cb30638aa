import { parseDocument } from './parse-document.js';
import { openStaticPages, staticParams } from './static-pages.js';

const NEAR = '[data-croupier-near]';

/** On a site of files, the page of a missing address suggests what the address may have meant. */
export async function suggestNearPages(): Promise<void> {
  const section = document.querySelector(`${NEAR}[hidden]`);
  if (section === null || staticParams() === undefined) return;
  const found = await (await openStaticPages()).page(decodeURI(location.pathname));
  if (!('html' in found)) return;
  const near = parseDocument(found.html).querySelector(NEAR);
  if (near !== null) section.replaceWith(near);
}
