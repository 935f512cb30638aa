import { chromiumPath } from './chromium.js';

/** Has Chromium on this machine before the first test: workers that unpack it at once would start what is half written. */
export default async function setup(): Promise<void> {
  await chromiumPath();
}
