import { closestTarget, listen } from './listen.js';

/** Shows the player of a video in the place of its link, `data-croupier-video`, once it is pressed; nothing of it loads before. */
export function playVideos(): () => void {
  return listen('click', (event) => {
    const link = closestTarget<HTMLAnchorElement>(event, 'a[data-croupier-video]');
    const isForHere = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link === null || !isForHere) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.title = link.dataset.croupierTitle ?? '';
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    // YouTube plays nothing for a page that does not say where it is.
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    player.src = link.dataset.croupierVideo ?? '';
    link.replaceWith(player);
    player.focus();
  });
}
