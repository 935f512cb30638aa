import { absoluteUrl } from './absolute-url.js';
import { closestTarget, listen } from './listen.js';

/**
 * Links with `data-croupier-window` (`600x400`) open in a window of that size, with the path of `data-croupier-path` in
 * their query as a whole address; buttons with `data-croupier-share` open the device's own sheet, and are hidden where it
 * has none.
 */
export function shareOnClick(): () => void {
  if (navigator.share === undefined) document.documentElement.dataset.noShare = '';
  return listen('click', (event) => {
    const link = closestTarget<HTMLAnchorElement>(event, 'a[data-croupier-window]');
    if (link !== null) {
      const [width, height] = (link.dataset.croupierWindow ?? '').split('x');
      event.preventDefault();
      window.open(withAbsolutePath(link), '_blank', `noopener,width=${width},height=${height}`);
    }
    const button = closestTarget(event, 'button[data-croupier-share]');
    if (button !== null) {
      const { croupierTitle: title, croupierText: text, croupierUrl: url = location.href } = button.dataset;
      navigator
        .share({
          url: absoluteUrl(url),
          ...(title === undefined ? {} : { title }),
          ...(text === undefined ? {} : { text }),
        })
        .catch(console.warn);
    }
  });
}

// A site without a base address shares only the path.
function withAbsolutePath({ href, dataset: { croupierPath: path } }: HTMLAnchorElement): string {
  if (path === undefined) return href;
  return href.replaceAll(encodeURIComponent(path), encodeURIComponent(absoluteUrl(path)));
}
