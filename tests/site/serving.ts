import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clockwork, type Home, type Perform, performer } from '@croupier/core';
import { filesHome, generationOf, initStore } from '@croupier/core/node';
import { render } from '@croupier/site/server';
import { onTestFinished } from 'vitest';
import type { Site } from '../../packages/cli/src/serve/built-site.js';
import { type Serving, serve } from '../../packages/cli/src/serve/serve.js';

/** The site from its sources, with two files of its own. */
export const sourceSite: Site = {
  render,
  stylesheets: ['/assets/site-0123abcd.css'],
  scripts: ['/served/0123abcd.js'],
  fonts: ['/assets/title-0123abcd.woff2'],
  files: new Map([
    ['/assets/site-0123abcd.css', Buffer.from('body { margin: 0 }\n'.repeat(100))],
    ['/assets/title-0123abcd.woff2', Buffer.from('wOF2')],
    ['/served/0123abcd.js', Buffer.from('// comfort\n')],
    ['/placeholder.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['/embed/croupier.js', Buffer.from('// the embed\n')],
  ]),
};

/** A new store in a folder, gone when the test is over. */
export async function newStore(): Promise<{ folder: string; home: Home; perform: Perform }> {
  const parent = await mkdtemp(path.join(tmpdir(), 'croupier-site-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = path.join(parent, 'store');
  await initStore(folder);
  const home = filesHome(folder);
  return { folder, home, perform: performer(home, clockwork) };
}

/** A server over a store, at a free port, stopped when the test is over. */
export async function served(home: Home, site: Site = sourceSite): Promise<Serving & { lines: string[] }> {
  const lines: string[] = [];
  const serving = await serve({
    home,
    site,
    port: 0,
    log: (line) => lines.push(line),
    ...(home.name.startsWith('/') ? { generation: () => generationOf(home.name) } : {}),
  });
  onTestFinished(() => serving.stop());
  return { ...serving, lines };
}
