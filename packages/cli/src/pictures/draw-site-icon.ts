import type { SiteIcon } from '@croupier/core';
import { drawText } from './draw-text.js';
import type { OpenPicture } from './load-sharp.js';

/** How much of an icon its sign takes: the edge may be cut round. */
const [LETTER_SHARE, LOGO_SHARE] = [0.62, 0.8];

/** An icon of the site: its logo on white, or the first letter of its name on its color. */
export async function drawSiteIcon(
  open: OpenPicture,
  { size, letter, color, ink }: SiteIcon,
  logo: Uint8Array | undefined,
): Promise<Uint8Array> {
  const [background, input] =
    logo === undefined
      ? [color, await drawLetter(open, letter, { size, color: ink })]
      : ['#ffffff', { input: await fitLogo(open, logo, Math.round(size * LOGO_SHARE)) }];
  return open({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ ...input, gravity: 'centre' }])
    .png()
    .toBuffer();
}

function drawLetter(open: OpenPicture, letter: string, { size, color }: { size: number; color: string }) {
  return drawText(open, letter, { size: Math.round(size * LETTER_SHARE), width: size, color });
}

function fitLogo(open: OpenPicture, logo: Uint8Array, side: number): Promise<Buffer> {
  return open(logo).rotate().resize({ width: side, height: side, fit: 'inside' }).png().toBuffer();
}
