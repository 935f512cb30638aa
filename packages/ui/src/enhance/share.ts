import { closestTarget, listen } from './listen.js';
import { absoluteUrl } from './navigation/absolute-url.js';

/**
 * Opens links with `data-croupier-window` (`600x400`) in a window of that size, with the full URL of `data-croupier-path`
 * in their query. Buttons with `data-croupier-share` open the share sheet of the device; without one they are hidden.
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
