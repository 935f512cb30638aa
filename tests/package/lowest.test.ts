import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium.js';
import { collectPageErrors } from '../browser/page-checks.js';
import { isLongRun } from '../long-run.js';
import { type InstalledApp, installPackedPackages, LOWEST, ROOT } from './install-packed.js';
import { TYPE_RESOLUTIONS, typeErrors, writeTypedApp } from './typed-app.js';

let app: InstalledApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([installPackedPackages('lowest'), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

async function manifest(folder: string): Promise<Record<string, Record<string, string>>> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
}

test('the versions of this test are the lowest that the components and their README promise', async () => {
  const { peerDependencies = {} } = await manifest(path.join(ROOT, 'packages/ui'));
  const { devDependencies = {} } = await manifest(LOWEST);
  const { devDependencies: ours = {} } = await manifest(path.join(ROOT, 'packages/ui'));
  const tested = { '@base-ui/react': ours['@base-ui/react'], ...devDependencies } as Record<string, string>;
  expect(peerDependencies).toEqual({
    '@base-ui/react': `^${tested['@base-ui/react']}`,
    react: `^${tested.react}`,
    'react-dom': `^${tested['react-dom']}`,
  });
  const readme = await readFile(path.join(ROOT, 'packages/ui/README.md'), 'utf8');
  const promised = /React ([\d.]+) or newer, and with TypeScript ([\d.]+) or newer/.exec(readme) ?? [];
  expect([tested.react, tested.typescript].map((version) => version?.replace(/\.\d+$/, ''))).toEqual(
    promised.slice(1),
  );
});

test.each(isLongRun ? TYPE_RESOLUTIONS : [])(
  'types hold with the lowest TypeScript and types of React in a strict app that skips no library, %s',
  async (resolution) => {
    await writeTypedApp(app);
    expect(await typeErrors(app, resolution, path.join(LOWEST, 'node_modules/.bin/tsc'))).toBe('');
  },
);

/** A page of everything that an app takes: cards, a review, a comparison, a list, and a form of the admin. */
const PAGE = `
  import { gamesCollection } from '@croupier/core/forms';
  import { AdminRoot, EntityForm } from '@croupier/ui/admin';
  import { CasinoCard, casinoCardProps, casinoReviewProps, CompareTable, compareTableProps } from '@croupier/ui';
  import { CasinoList } from '@croupier/ui/list';
  import { CasinoReview } from '@croupier/ui/pages';

  const acme = { name: 'Acme Palace', score: 9.2, bonus: '100% up to €200', visitUrl: 'https://acme.example/' };
  const bella = { name: 'Bella Vista', score: 8.1, review: '<p>Quiet.</p>' };

  export const page = (
    <>
      <CasinoCard {...casinoCardProps(acme)} />
      <CasinoReview {...casinoReviewProps(bella)} />
      <CompareTable {...compareTableProps([acme, bella])} />
      <CasinoList casinos={[acme, bella]} label="Played" />
      <AdminRoot>
        <EntityForm collection={gamesCollection} onSubmit={({ changes }) => document.title = JSON.stringify(changes)} />
      </AdminRoot>
    </>
  );`;

test('a card, a review, a comparison, a list and a form render with the lowest React, and a browser hydrates them', async () => {
  await app.write('page.tsx', PAGE);
  await app.write(
    'server.tsx',
    `import { version } from 'react';
     import { renderToString } from 'react-dom/server';
     import { page } from './page.tsx';
     console.log(JSON.stringify({ version, html: renderToString(page) }));`,
  );
  await app.write(
    'client.tsx',
    `import { version } from 'react';
     import { hydrateRoot } from 'react-dom/client';
     import { page } from './page.tsx';
     hydrateRoot(document.getElementById('root')!, page);
     document.documentElement.dataset.react = version;`,
  );
  const { devDependencies: { react = '' } = {} } = await manifest(LOWEST);
  await build(settings({ build: { ssr: 'server.tsx', outDir: 'server' } }));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['server/server.js'], {
    cwd: app.folder,
  });
  expect(stderr).toBe('');
  const { version, html } = JSON.parse(stdout) as { version: string; html: string };
  expect(version).toBe(react);

  await build(
    settings({
      build: {
        outDir: 'client',
        rolldownOptions: {
          input: path.join(app.folder, 'client.tsx'),
          output: { entryFileNames: 'client.js' },
        },
      },
    }),
  );
  const { page, complaints } = await opened({
    '/': [
      'text/html; charset=utf-8',
      `<!doctype html><html lang="en"><title>Mine</title><link rel="icon" href="data:,"><div id="root">${html}</div><script type="module" src="/client.js"></script></html>`,
    ],
    '/placeholder.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  });
  await page.locator(`html[data-react="${react}"]`).waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(1);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Fox Run');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForFunction("document.title.includes('Fox Run')");
  expect(complaints).toEqual([]);
  await page.close();
});

/** A page of the app: these answers, and the files that Vite built. */
async function opened(
  answers: Record<string, [contentType: string, body: string]>,
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints = collectPageErrors(page);
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = answers[pathname];
    if (answer === undefined) return route.fulfill({ path: path.join(app.folder, 'client', pathname) });
    return route.fulfill({ contentType: answer[0], body: answer[1] });
  });
  await page.goto('http://app.example/');
  return { page, complaints };
}

/** One React for all, since packages that are linked from the repository would find the React of the repository. */
function settings(config: InlineConfig): InlineConfig {
  return {
    root: app.folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: true },
    ...config,
  };
}
