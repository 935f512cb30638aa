import { createServer } from 'node:http';
import { type PreparedResponse, prepareResponse } from './caching/prepared-response.js';
import { DEMO_POLICY } from './demo-policy.js';
import { listen } from './listen.js';
import { contentTypeOf } from './requests/content-type.js';
import { createRequestContexts } from './requests/request-context.js';
import { checkRequest, policyOf } from './requests/request-policy.js';
import { staticFileResponses } from './responses/static-files.js';
import { COMMON_HEADERS } from './security-headers.js';
import { sendPrepared, sendRejection } from './send-response.js';
import type { RunningServer } from './server.js';
import { loadDemoFiles } from './site-renderer.js';

const DEMO_HEADERS = {
  ...COMMON_HEADERS,
  'content-type': contentTypeOf('index.html'),
  'cache-control': 'no-cache',
  'content-security-policy': [...DEMO_POLICY, "frame-ancestors 'self'"].join('; '),
};

/** What has a file of its own or is not there; every other address is a screen. */
const FILES = /^\/(assets|embed|served)\//;

/** Serves the demo, a site that keeps its content in the browser, until it is stopped. Problem: `fault` if it is not built. */
export async function startDemoServer({
  port,
  host,
  signal,
}: {
  port?: number | undefined;
  host?: string | undefined;
  signal?: AbortSignal | undefined;
}): Promise<RunningServer> {
  const { page, files } = await loadDemoFiles();
  const screen = await prepareResponse(200, DEMO_HEADERS, page);
  const missing = await prepareResponse(
    404,
    { ...COMMON_HEADERS, 'content-type': contentTypeOf('missing.txt') },
    'There is no such file.\n',
  );
  const answers = await staticFileResponses(files);
  const answerTo = (path: string): PreparedResponse =>
    answers.get(path) ?? (FILES.test(path) ? missing : screen);
  const contextOf = createRequestContexts((request) => ({
    address: request.socket.remoteAddress ?? '',
    isSecure: false,
  }));
  const server = createServer((request, response) => {
    const context = contextOf(request);
    const target = request.url ?? '/';
    const refusal = checkRequest(request, policyOf('/'));
    if (refusal !== undefined) return sendRejection(response, refusal, context);
    return sendPrepared(request, response, answerTo(target.replace(/[?#].*$/, '')), context);
  });
  const address = await listen(server, port, host);
  const stopped = new Promise<void>((resolve) => server.once('close', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
    return stopped;
  };
  signal?.addEventListener('abort', () => void stop(), { once: true });
  return { address, stop, stopped };
}
