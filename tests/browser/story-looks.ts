import type { Page } from 'playwright-core';
import sharp, { type OutputInfo } from 'sharp';

/** How a story looks: a text for each element, with its box and its styles, and the picture of the whole. */
export interface StoryLook {
  elements: string[];
  /** A PNG. */
  picture: Buffer;
}

/** By how much a channel of a pixel may differ, of 255: Chromium draws the edges of round pictures now so, now so. */
const TOLERANCE = 2;

/** What sticks has a layer of its own, which Chromium draws at one fraction of a pixel or another. */
const UNSTUCK = '[data-sticky] { position: static !important; }';

/** Opens a story by its address, waits until it has played, and looks at it. */
export async function lookAtStory(page: Page, address: string): Promise<StoryLook> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return preview?.currentRender?.phase === 'finished';
  });
  // The pointer of the last story may be over something of this one.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    for (const element of document.querySelectorAll<HTMLElement>('#storybook-root *'))
      if (getComputedStyle(element).position === 'sticky') element.dataset.sticky = '';
    // The published sheets color the page of a theme too, which shows below a story of half a pixel.
    document.documentElement.style.background = 'none';
  });
  const picture = await settledPicture(page);
  const elements = await page.evaluate(() =>
    [...document.querySelectorAll('#storybook-root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Custom properties come in another order, and the colors of what draws nothing may differ: the picture shows the others.
      const names = [...style].filter((name) => !name.startsWith('--') && !name.endsWith('color'));
      return [
        `${element.localName}.${element.getAttribute('class') ?? ''}`,
        `box: ${[x, y, width, height].join(' ')}`,
        ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ].join(' | ');
    }),
  );
  return { elements, picture };
}

/** The picture of a story once nothing in it moves: two in a row are the same. */
async function settledPicture(page: Page): Promise<Buffer> {
  const story = page.locator('#storybook-root > .ground');
  for (let before: Buffer = Buffer.of(); ; ) {
    const picture = await story.screenshot({ animations: 'disabled', caret: 'hide', style: UNSTUCK });
    if (picture.equals(before)) return picture;
    before = picture;
  }
}

/** The first differences of two looks, a line for each element; or how many pixels differ. */
export async function differencesOf(expected: StoryLook, found: StoryLook): Promise<string[]> {
  if (expected.elements.length !== found.elements.length)
    return [`${expected.elements.length} elements -> ${found.elements.length}`];
  const lines = expected.elements.flatMap((text, i) => {
    const [before, after] = [text.split(' | '), (found.elements[i] ?? '').split(' | ')];
    const changed = before.findIndex((said, at) => said !== after[at]);
    return changed < 0 ? [] : [`${before[0]} ${before[changed]} -> ${after[changed]}`];
  });
  if (lines.length > 0) return lines.slice(0, 5);
  const pixels = await differingPixels(expected.picture, found.picture);
  return pixels === 0 ? [] : [`${pixels} pixels differ`];
}

async function differingPixels(expected: Buffer, found: Buffer): Promise<number> {
  if (expected.equals(found)) return 0;
  const [one, other] = (await Promise.all(
    [expected, found].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })),
  )) as [RawPicture, RawPicture];
  const { width, height, channels } = one.info;
  if (other.info.width !== width || other.info.height !== height) return width * height;
  const differing = new Set<number>();
  one.data.forEach((value, i) => {
    if (Math.abs(value - (other.data[i] ?? 0)) > TOLERANCE) differing.add(Math.floor(i / channels));
  });
  return differing.size;
}

interface RawPicture {
  data: Buffer;
  info: OutputInfo;
}
