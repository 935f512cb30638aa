import { safeDecode } from '../../urls/url-path.js';
import { hasDisallowedCharacter } from '../../values/text/text-characters.js';

/** What a picture is called that comes from an address: its last part, as people read it. */
export function pictureTitle(address: string): string {
  const last = /([^/]+)\/*$/.exec(address.replace(/[?#].*$/s, ''))?.[1] ?? '';
  const title = safeDecode(last).trim().slice(0, 300);
  return title === '' || /[\r\n]/.test(title) || hasDisallowedCharacter(title) ? last.slice(0, 300) : title;
}
