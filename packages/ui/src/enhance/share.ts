import { around, listen } from './listen.js';

/**
 * Links with `data-croupier-window` (`600x400`) open in a window of that size; buttons with `data-croupier-share` open
 * the device's own sheet, and are hidden where it has none.
 */
export function shareOnClick(): () => void {
  if (navigator.share === undefined) document.documentElement.dataset.noShare = '';
  return listen('click', (event) => {
    const link = around<HTMLAnchorElement>(event, 'a[data-croupier-window]');
    if (link !== null) {
      const [width, height] = (link.dataset.croupierWindow ?? '').split('x');
      event.preventDefault();
      window.open(link.href, '_blank', `noopener,width=${width},height=${height}`);
    }
    const button = around(event, 'button[data-croupier-share]');
    if (button !== null) {
      const { croupierTitle: title, croupierText: text, croupierUrl: url = location.href } = button.dataset;
      navigator
        .share({ url, ...(title === undefined ? {} : { title }), ...(text === undefined ? {} : { text }) })
        .catch(console.warn);
    }
  });
}
