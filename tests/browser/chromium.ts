import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/find-chromium.js';

export { CHROMIUM_ARGS, chromiumPath };

/** Starts Chromium; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
}
