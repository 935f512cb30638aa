import { createServer } from 'node:net';

/** Where the ports begin that systems give to whoever asks for any: Linux at 32768, others at 49152. */
const FIRST_GIVEN = 32_768;
const FIRST_TRIED = 20_000;

/**
 * A port where nobody listens, for a server that cannot choose one itself, or that stops and starts again: it is none of
 * those that the system could give to somebody else meanwhile.
 */
export async function freePort() {
  for (;;) {
    const port = FIRST_TRIED + Math.floor(Math.random() * (FIRST_GIVEN - FIRST_TRIED));
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
