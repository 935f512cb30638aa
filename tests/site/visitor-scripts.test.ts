import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const CROUPIER = path.join(ROOT, 'packages/cli/bin/croupier.js');
const PAGES = ['/', '/best-casinos', '/casino/copper-heron', '/not-there'];

/** What each of these leaves in a bundle, however small it was made. */
const TRACES: Record<string, RegExp> = {
  React: /react\.(element|transitional\.element|fragment)|reactjs\.org|react\.dev\/errors|__REACT/,
  zod: /ZodError|invalid_type|_zod/,
  'the admin': /\/admin\/[a-z]/,
};

let folder: string;
let server: ChildProcess;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-visitor-'));
  const store = path.join(folder, 'store');
  execFileSync(process.execPath, [CROUPIER, 'init', store, '--sample', '--name', 'Visited'], {
    stdio: 'pipe',
  });
  server = spawn(process.execPath, [CROUPIER, 'serve', '--store', store, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  address = await new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (piece) => {
        said += piece;
        const printed = /http:\/\/[\w.:[\]-]+/.exec(said)?.[0];
        if (printed !== undefined) resolve(printed);
      });
    }
    server.once('close', () => reject(new Error(`The server stopped:\n${said}`)));
  });
});

afterAll(async () => {
  const closed = new Promise((resolve) => server.once('close', resolve));
  if (server.exitCode === null && server.kill('SIGTERM')) await closed;
  rmSync(folder, { recursive: true, force: true });
});

test.each(PAGES)('%s loads nothing of React, zod or the admin', async (page) => {
  const scripts = await scriptsOf(page);
  const found = [...scripts].flatMap(([name, script]) => tracesIn(script).map((what) => `${name}: ${what}`));
  expect(found, 'A page that is served works by its HTML; script of ours is in @croupier/ui alone.').toEqual(
    [],
  );
});

test.each(PAGES)('the script of %s is at most 10 kB in brotli', async (page) => {
  const scripts = await scriptsOf(page);
  const bytes = [...scripts.values()].reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  expect(bytes).toBeLessThanOrEqual(10_000);
});

test('the search terms are right: the demo contains all of them', () => {
  const assets = path.join(ROOT, 'packages/site/dist/client/assets');
  const demo = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(assets, file), 'utf8'))
    .join('\n');
  expect(tracesIn(demo)).toEqual(expect.arrayContaining(['React', 'zod']));
});

/** Every script that a page brings: its own, those it names, and those that they import. */
async function scriptsOf(page: string): Promise<Map<string, string>> {
  const html = await (await fetch(address + page)).text();
  expect(html).toContain('</html>');
  const scripts = new Map<string, string>();
  const named = [
    ...html.matchAll(/<script[^>]*\bsrc="([^"]+)"|<link[^>]*\brel="modulepreload"[^>]*href="([^"]+)"/g),
  ];
  const queue = named.map(([, script, preload]) => script ?? preload ?? '');
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const url = new URL(at, address + page);
    expect(url.origin, 'A page asks no other host for a script').toBe(address);
    if (scripts.has(url.href)) continue;
    const script = await (await fetch(url)).text();
    scripts.set(url.href, script);
    for (const [, from = ''] of script.matchAll(/(?:from|import)\s*\(?["']([^"']+\.js)["']/g)) {
      queue.push(new URL(from, url).href);
    }
  }
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  for (const [index, [, script = '']] of inline.entries()) scripts.set(`inline ${index}`, script);
  return scripts;
}

function tracesIn(script: string): string[] {
  return Object.keys(TRACES).filter((what) => TRACES[what]?.test(script));
}
