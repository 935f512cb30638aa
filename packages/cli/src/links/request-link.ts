import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { type Network, publicLookup, requirePublicHost } from '../download/network.js';

/** The name by which servers know us, and robots.txt names us. */
export const USER_AGENT = 'croupier';
/** How much of a page is read, in bytes: parking pages are short, and say what they are at their beginning. */
const MAX_PAGE_BYTES = 128 * 1_024;
/** How much of a robots.txt is read: what its standard asks for, RFC 9309, section 2.5. */
export const MAX_ROBOTS_BYTES = 500 * 1_024;

/** The code of an error where an address is of this machine or of a private network. */
export const PRIVATE_ADDRESS = 'ERR_PRIVATE_ADDRESS';

/** One answer of a server. */
export interface LinkAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The beginning of a text; empty for anything else, and for errors. */
  body: string;
}

/** Asks for one address; redirects are not followed. Rejects with the error of the connection. */
export async function requestLink(
  url: URL,
  network: Network,
  { signal, maxBytes = MAX_PAGE_BYTES }: { signal: AbortSignal; maxBytes?: number },
): Promise<LinkAnswer> {
  signal.throwIfAborted();
  requirePublicHost(url, network, refusal);
  const response = await open(url, network, signal);
  try {
    const { statusCode: status = 0, headers } = response;
    const isText = headers['content-type']?.startsWith('text/') === true;
    return { status, headers, body: status === 200 && isText ? await beginningOf(response, maxBytes) : '' };
  } finally {
    response.destroy();
  }
}

function open(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const options = {
    headers: {
      'user-agent': USER_AGENT,
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      // What is compressed may be a thousand times as long as what is read of it.
      'accept-encoding': 'identity',
    },
    signal,
    agent: false,
    lookup: publicLookup(network, refusal),
  };
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === 'https:' ? https.get(url, options, resolve) : http.get(url, options, resolve);
    request.on('error', reject);
    // A switch of protocols is neither an answer nor an error.
    request.on('close', () => reject(new Error('The connection was closed')));
  });
}

async function beginningOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length >= maxBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, maxBytes).toString('utf8');
}

function refusal(host: string): Error {
  return Object.assign(new Error(`${host} is not public`), { code: PRIVATE_ADDRESS });
}
