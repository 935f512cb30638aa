import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPerform, type Perform, runtime, type StorageAdapter } from '@croupier/core';
import { fileStorage, initStore } from '@croupier/core/node';
import { render, renderAccountMenu, renderCountrySuggestion } from '@croupier/site/server';
import { onTestFinished } from 'vitest';
import { type RunningServer, type ServeOptions, startServer } from '../../packages/cli/src/serve/server.js';
import type { SiteRenderer } from '../../packages/cli/src/serve/site-renderer.js';

/** The site from its sources, with two files of its own. */
export const siteFromSource: SiteRenderer = {
  render,
  renderAccountMenu,
  renderCountrySuggestion,
  stylesheets: ['/assets/site-0123abcd.css'],
  scripts: ['/served/0123abcd.js'],
  consentScript: '/served/consent-0123abcd.js',
  fonts: ['/assets/title-0123abcd.woff2'],
  adminPage: Buffer.from('<!doctype html><html><title>Admin</title></html>'),
  files: new Map([
    ['/assets/site-0123abcd.css', Buffer.from('body { margin: 0 }\n'.repeat(100))],
    ['/assets/title-0123abcd.woff2', Buffer.from('wOF2')],
    ['/served/0123abcd.js', Buffer.from('// comfort\n')],
    ['/placeholder.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['/embed/croupier.js', Buffer.from('// the embed\n')],
  ]),
};

/** A new store in a folder, gone when the test is over. */
export async function createTestStore(): Promise<{
  folder: string;
  storage: StorageAdapter;
  perform: Perform;
}> {
  const parent = await mkdtemp(path.join(tmpdir(), 'croupier-site-'));
  // A variant of a picture that nobody waits for may still be written.
  onTestFinished(() => rm(parent, { recursive: true, force: true, maxRetries: 5 }));
  const folder = path.join(parent, 'store');
  await initStore(folder);
  const storage = fileStorage(folder);
  return { folder, storage, perform: createPerform(storage, runtime) };
}

/** A server over a store, at a free port, stopped when the test is over. */
export async function startTestServer(
  storage: StorageAdapter,
  site: SiteRenderer = siteFromSource,
  options: Partial<ServeOptions> = {},
): Promise<RunningServer & { lines: string[] }> {
  const lines: string[] = [];
  const serving = await startServer({
    storage,
    site,
    port: 0,
    log: (line) => lines.push(line),
    ...options,
  });
  onTestFinished(() => serving.stop());
  return { ...serving, lines };
}
