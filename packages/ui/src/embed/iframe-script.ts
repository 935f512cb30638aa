import { addAttribution } from '@croupier/core/embed';
import { newClickId } from './click-id.js';

/*
 * The script of a card in an iframe: posts its height to the parent page, adds the affiliate to its link, and
 * takes a theme. Works in a sandbox that allows only scripts, such as that of WordPress, whose messages it also sends.
 */
const secret = new URLSearchParams(location.hash.replace(/^#\??/, '')).get('secret');
const query = new URLSearchParams(location.search);
const theme = query.get('theme');
const visit = document.querySelector<HTMLAnchorElement>('[data-croupier-visit]');

if (theme !== null) document.documentElement.dataset.theme = theme;

if (visit !== null) {
  const template = document.body.dataset.visit ?? visit.href;
  const affiliateId = query.get('affiliate-id') ?? '';
  const subid = query.get('subid') ?? '';
  const follow = () => {
    visit.href = addAttribution(template, { affiliateId, subid, clickId: newClickId() });
  };
  follow();
  visit.addEventListener('click', follow);
  visit.addEventListener('auxclick', follow);
}

function postToParent(message: string, value: unknown): void {
  parent.postMessage({ type: `croupier-${message}`, message, value, secret }, '*');
}

if (parent !== window) {
  new ResizeObserver(() =>
    postToParent('height', Math.ceil(document.body.getBoundingClientRect().height)),
  ).observe(document.body);
  // WordPress frames cannot open pages; WordPress itself opens a page of the frame's site on request.
  if (secret !== null) {
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link === null) return;
      event.preventDefault();
      postToParent(
        'link',
        document.querySelector<HTMLAnchorElement>('[data-part="read"]')?.href ?? link.href,
      );
    });
  }
}
