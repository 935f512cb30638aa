import { spawn } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { transform } from 'esbuild';
import { type InstalledApp, ROOT } from './install-packed.js';

/** What React's server sends to a browser, and the page that is made from it. */
export interface RenderedPage {
  html: string;
  /** The names of what runs in the browser too. */
  clientParts: string[];
  /** What React complained of on the server. */
  errors: string;
}

/** Keeps files with `'use client'` on the client, as a bundler with server components does; style sheets are empty. */
const BOUNDARY = `
  import { load as keepOnClient } from 'react-server-dom-webpack/node-loader';
  export async function load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', shortCircuit: true, source: '' };
    return keepOnClient(url, context, async (...rest) => {
      const loaded = await next(...rest);
      if (loaded.format !== 'module') return loaded;
      return { ...loaded, source: String(loaded.source).replace(/^\\/\\/# sourceMappingURL=.*$/m, '') };
    });
  }`;

const SERVER = `
  import { register } from 'node:module';
  import { PassThrough } from 'node:stream';
  import { text } from 'node:stream/consumers';
  import { createElement } from 'react';
  import { renderToPipeableStream } from 'react-server-dom-webpack/server.node';
  register('./boundary.mjs', import.meta.url);
  const { default: Page } = await import(process.argv[2]);
  const clientParts = new Set();
  const clientFiles = new Proxy({}, {
    get: (_, reference) => {
      const [id, name] = reference.split('#');
      clientParts.add(name);
      return { id, name, chunks: [], async: true };
    },
  });
  const { pipe } = renderToPipeableStream(createElement(Page), clientFiles, {
    onError: (error) => console.error(error.message),
  });
  const sent = await text(pipe(new PassThrough()));
  console.log(JSON.stringify({ sent, clientParts: [...clientParts] }));`;

const PAGE = `
  import { text } from 'node:stream/consumers';
  import { createFromNodeStream } from 'react-server-dom-webpack/client.node';
  import { prerenderToNodeStream } from 'react-dom/static';
  const modules = new Map();
  globalThis.__webpack_require__ = (id) => {
    if (!modules.has(id)) modules.set(id, import(id));
    return modules.get(id);
  };
  const moduleMap = new Proxy({}, { get: (_, id) => ({ '*': { id, chunks: [], name: '*', async: true } }) });
  const tree = await createFromNodeStream(process.stdin, { moduleMap, moduleLoading: null });
  const { prelude } = await prerenderToNodeStream(tree);
  console.log(await text(prelude));`;

/** Gives an app a server that renders server components, and writes its files, compiled. */
export async function writeServerApp(app: InstalledApp, files: Record<string, string>): Promise<void> {
  const renderer = 'react-server-dom-webpack';
  await symlink(path.join(ROOT, 'node_modules', renderer), path.join(app.folder, 'node_modules', renderer));
  await app.write('boundary.mjs', BOUNDARY);
  await app.write('server.mjs', SERVER);
  await app.write('page.mjs', PAGE);
  for (const [name, source] of Object.entries(files)) {
    const { code } = await transform(source, { loader: 'tsx', jsx: 'automatic' });
    await app.write(`${name}.js`, code.replaceAll(/(['"])@\/([\w-]+)\1/g, "'./$2.js'"));
  }
}

/** Renders the page of a file on a server, and what it sends as HTML, in two processes as frameworks do. */
export async function renderServerPage(app: InstalledApp, file: string): Promise<RenderedPage> {
  const server = run(app, ['--conditions=react-server', 'server.mjs', `./${file}.js`]);
  const [answer, errors] = await Promise.all([text(server.stdout), text(server.stderr)]);
  if (errors !== '') return { html: '', clientParts: [], errors };
  const { sent, clientParts } = JSON.parse(answer) as { sent: string; clientParts: string[] };
  const page = run(app, ['page.mjs']);
  page.stdin.end(sent);
  const [html, failures] = await Promise.all([text(page.stdout), text(page.stderr)]);
  return { html, clientParts, errors: failures };
}

function run(app: InstalledApp, args: string[]) {
  return spawn(process.execPath, args, { cwd: app.folder });
}
