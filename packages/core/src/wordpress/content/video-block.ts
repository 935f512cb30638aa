import { formatVideo, videoAddress, videoAt } from '../../values/addresses/video.js';
import { isWebAddress } from '../../values/addresses/web-address.js';
import { escapeHtml } from '../../values/html/escape-html.js';

/** A video as articles have it; undefined where the address leads to none of a known host. */
export function videoBlock(address: string): string | undefined {
  const video = videoAt(address.trim().replaceAll('&amp;', '&'));
  if (video === undefined) return undefined;
  const page = escapeHtml(videoAddress(video));
  return `<figure data-block="video" data-video="${formatVideo(video)}"><a href="${page}">${page}</a></figure>`;
}

/** A video, or a link to whatever else an address leads to. */
export function linkOrVideo(address: string): string {
  const text = address.trim().replaceAll('&amp;', '&');
  if (!isWebAddress(text)) return escapeHtml(text);
  return videoBlock(text) ?? `<p><a href="${escapeHtml(text)}">${escapeHtml(text)}</a></p>`;
}
