import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkAtMost } from '../report-goals.js';
import { fetchRaw, startCroupierServe } from '../server.js';
import { croupier, dataFolder, node } from '../stores.js';

const SCRIPT = /<script\b(?![^>]*type="application\/ld\+json")([^>]*)>(.*?)<\/script>/gs;

const FONT = /<link rel="preload" as="font"[^>]*? href="([^"]+)"/;
const STYLES = /<link rel="stylesheet"[^>]*? href="([^"]+)"/;

/** The scripts of a visitor's first page, and the share of the title's font in it without pictures, as browsers receive them. */
export async function run() {
  const store = path.join(dataFolder, 'sample-store');
  rmSync(store, { recursive: true, force: true });
  execFileSync(node, [croupier, 'init', store, '--sample', '--name', 'Bench'], { stdio: 'ignore' });
  const site = await startCroupierServe(store);
  try {
    for (const page of ['/', '/best-casinos', '/casino/copper-heron']) {
      const html = (await fetchRaw(site.address + page, {})).body.toString('utf8');
      let bytes = 0;
      const weightOf = async (address) => (await fetchRaw(site.address + address)).body.length;
      for (const [, attributes, inline] of html.matchAll(SCRIPT)) {
        const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
        bytes += src === undefined ? inline.length : await weightOf(src);
      }
      checkAtMost(`script of ${page}, brotli`, bytes / 1000, 10, 'kB');
      const font = await weightOf(FONT.exec(html)[1]);
      const all = font + bytes + (await weightOf(page)) + (await weightOf(STYLES.exec(html)[1]));
      const figures = ` (${(font / 1000).toFixed(1)} of ${(all / 1000).toFixed(1)} kB without pictures)`;
      checkAtMost(`share of the title's font in ${page}`, font / all, 0.5, 'of all bytes', figures);
    }
  } finally {
    await site.stop();
  }
}
