import { sharedChromium } from '../chromium.js';

/** The face whose letters were measured: the only one of the Chromium that comes with the dependencies. */
export const MEASURED_FACE = 'Open Sans';

/** Whether Chromium draws text of the system in that face. */
export async function drawsMeasuredFace(): Promise<boolean> {
  const browser = await sharedChromium();
  const page = await browser.newPage();
  try {
    return await page.evaluate((face) => {
      const context = document.createElement('canvas').getContext('2d');
      const widthIn = (font: string) => {
        if (context !== null) context.font = `100px ${font}`;
        return context?.measureText('Wide mills, thin lilies').width;
      };
      const own = widthIn('system-ui');
      return own === widthIn(`"${face}", system-ui`) && own === widthIn('serif');
    }, MEASURED_FACE);
  } finally {
    await page.close();
  }
}
