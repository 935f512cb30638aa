const BASE_URL = 'https://here.invalid';
const BLANK_OR_CONTROL = /[\p{Cc}\s\\]/u;

/** Whether text is an http or https URL with a host, without credentials or whitespace. */
export function isWebAddress(text: string): boolean {
  if (BLANK_OR_CONTROL.test(text) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text)) return false;
  if (!URL.canParse(text)) return false;
  return new URL(text).hostname.split('.').every((label) => label !== '');
}

/** Whether text is a path on this site; rejects `//host`, `/\host`, and paths that resolve to one. */
export function isSitePath(text: string): boolean {
  if (!text.startsWith('/') || BLANK_OR_CONTROL.test(text) || !URL.canParse(text, BASE_URL)) return false;
  const { origin, pathname } = new URL(text, BASE_URL);
  return origin === BASE_URL && !pathname.startsWith('//');
}

/** Whether text is a base64 data URL of a PNG, JPEG, GIF or WebP picture. */
export function isImageData(text: string): boolean {
  return /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/.test(text);
}

/** The target of a redirect that leads nowhere: visitors and search engines are told that the page is gone. */
export const GONE = 'gone';

/** Whether a redirect says that the page is gone. */
export function isGone({ target }: { target: string }): boolean {
  return target === GONE;
}
