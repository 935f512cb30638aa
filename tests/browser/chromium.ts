import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/find-chromium.js';

export { CHROMIUM_ARGS, chromiumPath };

/** How long an action or a wait may take: a third of what a test may take, since a busy machine is no fault of a page. */
export const PATIENCE_MS = 100_000;

/** Starts Chromium; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const options = { executablePath: await chromiumPath(), args: CHROMIUM_ARGS };
  // On a busy machine Chromium itself crashes now and then while it starts.
  const browser = await chromium.launch(options).catch(() => chromium.launch(options));
  return browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
}

let shared: Promise<Browser> | undefined;

/** The Chromium that the test files of a worker share, each with contexts of its own; it ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}
