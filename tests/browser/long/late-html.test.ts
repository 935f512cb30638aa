import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { expectNoLayoutShift, recordLayoutShifts } from '../route-checks.js';
import { servedSite } from '../test-sites.js';

const served = servedSite();
const REVIEW = '/casino/copper-heron';

/** Serves the site, and the review in two parts with a pause between: up to this text, and the rest. */
async function serveCutBefore(text: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(served.address + request.url);
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const at = request.url === REVIEW ? bytes.indexOf(text) : 0;
    expect(at, text).toBeGreaterThanOrEqual(0);
    response.write(bytes.subarray(0, at));
    if (at > 0) await sleep(500);
    response.end(bytes.subarray(at));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['the score', 'data-part="score"'],
  ['the facts in tiles', '<dl'],
])('%s of a review that comes late moves nothing', async (_name, mark) => {
  const address = await serveCutBefore(mark);
  for (const width of [320, 700, 1280]) {
    await served.onPage({ viewport: { width, height: 900 } }, async (page) => {
      await recordLayoutShifts(page);
      await page.goto(address + REVIEW);
      await expectNoLayoutShift(page, `${REVIEW} at ${width}`);
    });
  }
});
