import { createServer } from 'node:http';
import path from 'node:path';
import { logStatus, root } from '../run-program.js';
import { embedScript, isEmbedScript } from './embed.js';
import { siteFromSource } from './site.js';
import { loadSource, viteOverSource } from './vite.js';

/** Addresses that are Vite's: its client, and the modules and pictures of the source. */
const VITE_ADDRESS = /^\/(@vite|@fs|@id|@react-refresh|src|node_modules)(\/|$)/;
/** Editors write a file in several steps, and a branch changes many at once. */
const SETTLE_MS = 30;

/** Serves the site of a store from the source until the process ends; edits show at once. */
export async function serveSource({ store, port, host }) {
  const server = createServer();
  const vite = await viteOverSource({ hmr: { server } }, ['admin.html']);
  vite.watcher.add(['core', 'ui', 'site', 'cli'].map((name) => path.join(root, 'packages', name, 'src')));

  let current = open();
  current.catch(report);
  server.on('request', (request, response) => {
    if (VITE_ADDRESS.test(request.url)) vite.middlewares(request, response);
    else if (isEmbedScript(request.url)) sendEmbed(request.url, response);
    else
      current.then(
        ({ handle }) => handle(request, response),
        (error) => explain(response, error),
      );
  });

  let waiting;
  vite.watcher.on('all', (event, file) => {
    if (!/^(add|change|unlink)$/.test(event) || !isSource(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void reopen(path.relative(root, file)), SETTLE_MS);
  });

  async function reopen(file) {
    const started = performance.now();
    const before = current;
    current = open();
    try {
      await current;
      logStatus(`${file}: read again in ${Math.round(performance.now() - started)} ms`);
    } catch (error) {
      report(error);
    }
    before.then(({ close }) => close()).catch(() => undefined);
    vite.ws.send({ type: 'full-reload' });
  }

  /** The server of the command, loaded from its current source. */
  async function open() {
    const { openRequestHandler } = await loadSource(vite, 'cli/src/serve/request-handler.ts');
    const { fileStorage, folderGeneration } = await loadSource(vite, 'core/src/node.ts');
    const storage = fileStorage(store, { onNote: logStatus });
    const site = await siteFromSource(vite);
    return openRequestHandler({
      storage,
      site,
      host,
      generation: () => folderGeneration(store),
      log: logStatus,
    });
  }

  function sendEmbed(address, response) {
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'access-control-allow-origin': '*' };
    embedScript(vite, address).then(
      (script) => response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(script),
      (error) => explain(response, error),
    );
  }

  function report(error) {
    vite.ssrFixStacktrace(error);
    process.stderr.write(`${isForPeople(error) ? error.message : error.stack}\n`);
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  await current.catch(() => undefined);
  logStatus(`The site from its source is at http://${host}:${server.address().port}/`);
}

/** A Problem of the store: its words say all, and where it was thrown says nothing. */
function isForPeople(error) {
  return error.name === 'Problem';
}

function isSource(file) {
  return (
    /[\\/]packages[\\/](core|ui|site|cli)[\\/]src[\\/]/.test(file) &&
    !/\.(test|stories|suite)\.tsx?$/.test(file)
  );
}

/** Where the source cannot be run: why, on a page that comes back by itself once it can. */
function explain(response, error) {
  const text = String(error.stack).replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`<!doctype html><script type="module" src="/@vite/client"></script><pre>${text}</pre>`);
}
