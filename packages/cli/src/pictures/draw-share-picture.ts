import { SHARE_PICTURE_SIZE, type SharePicture } from '@croupier/core';
import { drawText } from './draw-text.js';
import type { OpenPicture } from './load-sharp.js';

const PAPER = '#f5f4ef';
const INK = '#14201a';
const SOFT_INK = '#4a574f';
const TRACK = '#dcdad0';
const SCORE_COLORS = { green: '#178a4c', yellow: '#b27a00', red: '#c93a2e' } as const;
/** Few flat colors and their edges: more make a picture of twice the bytes in twice the time. */
const COLORS = 16;
const MARGIN = 80;
const DIAL = { x: 950, y: 300, radius: 150 };

/** The picture of a page for social networks: its title, its score and the name of the site. */
export async function drawSharePicture(open: OpenPicture, picture: SharePicture): Promise<Uint8Array> {
  const { title, siteName, score, warning } = picture;
  const { width, height } = SHARE_PICTURE_SIZE;
  const column = (score === undefined ? width : DIAL.x - DIAL.radius) - 2 * MARGIN;
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes(picture)}</svg>`,
  );
  const heading = await drawText(open, title, { size: titleSize(title), width: column, color: INK });
  const layers = [{ ...heading, left: MARGIN, top: 120 }];
  const add = async (text: string | undefined, size: number, color: string, place: Place) => {
    if (text === undefined || text === '') return;
    const drawn = await drawText(open, text, { size, width: column, color });
    const left = place.isCentered ? place.left - Math.round(drawn.raw.width / 2) : place.left;
    layers.push({ ...drawn, left, top: place.top });
  };
  await add(warning, 44, SCORE_COLORS.red, { left: MARGIN, top: 120 + heading.raw.height + 36 });
  await add(siteName, 36, SOFT_INK, { left: MARGIN, top: height - 110 });
  await add(score?.text, 110, INK, { left: DIAL.x, top: DIAL.y - 44, isCentered: true });
  await add(score?.label, 40, SOFT_INK, { left: DIAL.x, top: DIAL.y + DIAL.radius + 36, isCentered: true });
  return open(ground)
    .composite(layers)
    .png({ palette: true, colors: COLORS, dither: 0, effort: 1 })
    .toBuffer();
}

interface Place {
  left: number;
  top: number;
  isCentered?: boolean;
}

/** Longer titles are smaller, so that they stay within three lines. */
function titleSize({ length }: string): number {
  if (length <= 20) return 84;
  return length <= 60 ? 64 : 46;
}

/** The ground, a band in the color of the site, and the dial of a score. */
function shapes({ color, score }: SharePicture): string {
  const { width, height } = SHARE_PICTURE_SIZE;
  const band = `<rect width="${width}" height="${height}" fill="${PAPER}"/><rect width="${width}" height="20" fill="${color}"/>`;
  if (score === undefined) return band;
  const { x, y, radius } = DIAL;
  const length = 2 * Math.PI * radius;
  const ring = `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke-width="30"`;
  const filled = (length * score.value) / 10;
  return `${band}${ring} stroke="${TRACK}"/>${ring} stroke="${SCORE_COLORS[score.color]}" stroke-dasharray="${filled} ${length}" transform="rotate(-90 ${x} ${y})"/>`;
}
