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
  const share = (part: number) => Math.round(size * part);
  const fitting = { width: share(LOGO_SHARE), height: share(LOGO_SHARE), fit: 'inside' } as const;
  const [background, input] =
    logo === undefined
      ? [color, await drawText(open, letter, { size: share(LETTER_SHARE), width: size, color: ink })]
      : ['#ffffff', { input: await open(logo).rotate().resize(fitting).png().toBuffer() }];
  return open({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ ...input, gravity: 'centre' }])
    .png()
    .toBuffer();
}
