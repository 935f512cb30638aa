import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { emptyFolder, root } from './shell.js';

/** A public address; commands that load the fake internet reach the server of the test by it. */
const PUBLIC_ADDRESS = '93.184.215.14';

/** Names and what they lead to, for a command that looks them up. */
const ADDRESSES = {
  'register.example': PUBLIC_ADDRESS,
  'mirror.example': PUBLIC_ADDRESS,
  'inside.example': '192.168.1.1',
  'metadata.example': '169.254.169.254',
  'both.example': [PUBLIC_ADDRESS, '127.0.0.1'],
};

/** A server of files that commands reach at https://register.example. */
interface WebServer {
  /** What a command needs to reach it. */
  env: Record<string, string>;
  /** The requests that came, in order. */
  requests: IncomingMessage[];
}

/** Starts a server over https, until the test ends; `answer` gives what a request gets. */
export async function startWebServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<WebServer> {
  const { key, certificate } = certificateOf(Object.keys(ADDRESSES));
  const requests: IncomingMessage[] = [];
  const options = { key: readFileSync(key), cert: readFileSync(certificate) };
  const server = createServer(options, (request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    env: {
      NODE_EXTRA_CA_CERTS: certificate,
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(root, 'tests/cli/fake-internet.mjs'))}`,
      FAKE_INTERNET: JSON.stringify({ addresses: ADDRESSES, port }),
    },
  };
}

function certificateOf(names: readonly string[]): { key: string; certificate: string } {
  const folder = emptyFolder();
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'certificate.pem');
  const subject = ['-subj', '/CN=register.example', '-addext'];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const alternatives = `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`;
  execFileSync(
    'openssl',
    ['req', '-x509', ...options, '-keyout', key, '-out', certificate, ...subject, alternatives],
    { stdio: 'pipe' },
  );
  return { key, certificate };
}
