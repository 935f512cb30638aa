import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkAtMost } from '../goals.js';
import { fetchRaw, startCroupierServe } from '../server.js';
import { croupier, dataFolder, node } from '../stores.js';

const SCRIPT = /<script\b(?![^>]*type="application\/ld\+json")([^>]*)>(.*?)<\/script>/gs;

/** The scripts of a visitor's first page, linked and inline, as browsers receive them. */
export async function benchWeight() {
  const store = path.join(dataFolder, 'sample-store');
  rmSync(store, { recursive: true, force: true });
  execFileSync(node, [croupier, 'init', store, '--sample', '--name', 'Bench'], { stdio: 'ignore' });
  const site = await startCroupierServe(store);
  try {
    for (const page of ['/', '/best-casinos', '/casino/copper-heron']) {
      const html = (await fetchRaw(site.address + page, {})).body.toString('utf8');
      let bytes = 0;
      for (const [, attributes, inline] of html.matchAll(SCRIPT)) {
        const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
        bytes += src === undefined ? inline.length : (await fetchRaw(site.address + src)).body.length;
      }
      checkAtMost(`script of ${page}, brotli`, bytes / 1000, 10, 'kB');
    }
  } finally {
    await site.stop();
  }
}
