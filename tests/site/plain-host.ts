import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentTypeOf } from '../../packages/cli/src/serve/requests/content-type.js';

/**
 * A host of files at its plainest, as `python3 -m http.server`: it reads no query, leads a folder to its address with a
 * slash, and answers with the index of a folder; with `hasErrorPage` it answers with 404.html where nothing is.
 */
export async function startPlainHost(
  folder: string,
  { hasErrorPage = false } = {},
): Promise<{ address: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://plain.example');
    const file = path.join(folder, decodeURIComponent(pathname));
    const found = await stat(file).catch(() => undefined);
    if (found?.isDirectory() === true && !pathname.endsWith('/'))
      return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const name = found?.isDirectory() === true ? path.join(file, 'index.html') : file;
    const body = await readFile(name).catch(() => undefined);
    if (body === undefined) {
      const page = hasErrorPage ? await readFile(path.join(folder, '404.html')) : 'Not found';
      return response.writeHead(404, { 'content-type': 'text/html' }).end(page);
    }
    response.writeHead(200, { 'content-type': contentTypeOf(name) }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
