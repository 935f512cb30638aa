import { fileURLToPath } from 'node:url';
import type { OpenPicture } from './load-sharp.js';

/** The typeface of titles, with the server, since a machine may have no fonts. */
const fontFile = () => fileURLToPath(new URL('./besley-bold.ttf', import.meta.url));

/** The longest text that is drawn, in characters. */
const MAX_LENGTH = 110;

/** A text in the typeface of titles, as pixels to lay over a picture. */
export async function drawText(
  open: OpenPicture,
  text: string,
  { size, width, color }: { size: number; width: number; color: string },
) {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  const markup = `<span foreground="${color}">${escapeMarkup(short)}</span>`;
  const font = `Besley ${size}`;
  const { data: input, info: raw } = await open({
    text: { text: markup, font, fontfile: fontFile(), width, rgba: true, dpi: 72, wrap: 'word-char' },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input, raw };
}

function escapeMarkup(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
