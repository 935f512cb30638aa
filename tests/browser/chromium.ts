import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/find-chromium.js';

export { CHROMIUM_ARGS, chromiumPath };

/** Starts Chromium; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
}

let shared: Promise<Browser> | undefined;

/** The Chromium that the test files of a worker share, each with contexts of its own; it ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}
