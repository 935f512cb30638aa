import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isProblem } from '@croupier/core';
import { downloadProblem } from './download-problems.js';
import { PUBLIC_NETWORK, publicLookup, requirePublicHost } from './network.js';

const MAX_REDIRECTS = 5;
/** How long a server may be silent, in milliseconds. */
const SILENCE = 60_000;
/** How long a download may take in all, in minutes. */
const MAX_MINUTES = 30;

const lookup = publicLookup(PUBLIC_NETWORK, downloadProblem.notPublic);

/** With what a server says whether its file has changed. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

/** What an address gives: a file, or that it is the one which the validators name. */
export interface Downloaded extends Validators {
  /** Undefined where the file is the same. */
  body: AsyncIterable<Uint8Array> | undefined;
  contentType: string;
  /** Where redirects ended. */
  url: URL;
}

/** The address of a file that may be fetched. Problem: `usage`. */
export function parseFileUrl(text: string): URL {
  if (!URL.canParse(text)) throw downloadProblem.notAnAddress(text);
  const url = new URL(text);
  if (url.protocol !== 'https:') throw downloadProblem.notEncrypted(shownUrl(url));
  if (url.username !== '' || url.password !== '') throw downloadProblem.withAccount();
  return url;
}

/** An address as messages and lists show it: a query may hold a secret. */
export function shownUrl({ origin, pathname }: URL): string {
  return `${origin}${pathname}`.slice(0, 300);
}

/**
 * Fetches a file over https from the public internet: what a name leads to is looked up once, and only a public address
 * is then connected to. Problems: `usage` for an address that is not fetched, `not-found`, `fault`, `invalid`.
 */
export async function download(
  start: URL,
  validators: Validators,
  stop: AbortSignal,
  { maxMinutes = MAX_MINUTES }: { maxMinutes?: number } = {},
): Promise<Downloaded> {
  const timeout = AbortSignal.timeout(maxMinutes * 60_000);
  const signal = AbortSignal.any([stop, timeout]);
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const shown = shownUrl(url);
    const reword = (error: unknown) => rewordFault(error, shown, { stop, timeout, maxMinutes });
    const response = await request(url, validators, signal).catch((error: unknown) => {
      throw reword(error);
    });
    const { statusCode = 0, headers } = response;
    const { location } = headers;
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && location !== undefined;
    if (!isRedirect) return { ...readResponse(response, shown, reword), url };
    response.destroy();
    url = redirectTarget(location, url);
  }
  throw downloadProblem.tooManyRedirects(shownUrl(start), MAX_REDIRECTS);
}

function redirectTarget(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw downloadProblem.notAnAddress(location);
  const target = new URL(location, from);
  if (target.protocol !== 'https:') throw downloadProblem.redirected(shownUrl(target), shownUrl(from));
  return parseFileUrl(target.href);
}

function request(
  url: URL,
  { etag, lastModified }: Validators,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  requirePublicHost(url, PUBLIC_NETWORK, downloadProblem.notPublic);
  const headers = {
    'user-agent': 'croupier',
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
  };
  return new Promise((resolve, reject) => {
    const sent = https.get(url, { headers, signal, agent: false, lookup }, resolve);
    sent.on('error', reject);
    sent.setTimeout(SILENCE, () => sent.destroy(silence()));
  });
}

function readResponse(
  response: IncomingMessage,
  shown: string,
  reword: (error: unknown) => unknown,
): Omit<Downloaded, 'url'> {
  const { statusCode = 0, headers } = response;
  const contentType = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const refuse = (problem: Error) => {
    response.destroy();
    return problem;
  };
  const { etag, 'last-modified': lastModified } = headers;
  if (statusCode === 304) {
    response.resume();
    return { body: undefined, contentType, etag, lastModified };
  }
  if (statusCode === 404 || statusCode === 410) throw refuse(downloadProblem.notThere(shown, statusCode));
  if (statusCode !== 200) throw refuse(downloadProblem.refused(shown, statusCode));
  if (contentType === 'text/html' || contentType === 'application/xhtml+xml')
    throw refuse(downloadProblem.webPage(shown));
  return { body: bodyOf(response, reword), contentType, etag, lastModified };
}

/** The bytes of a file, decompressed; its faults are those of the download. */
async function* bodyOf(
  response: IncomingMessage,
  reword: (error: unknown) => unknown,
): AsyncIterable<Uint8Array> {
  response.setTimeout(SILENCE, () => response.destroy(silence()));
  const decompressor = decompressorOf(response.headers['content-encoding']);
  try {
    // What fails on the way fails the one that is read.
    yield* decompressor === undefined ? response : pipeline(response, decompressor, () => undefined);
  } catch (error) {
    throw reword(error);
  } finally {
    response.destroy();
  }
}

function decompressorOf(encoding: string | undefined) {
  switch (encoding?.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return undefined;
  }
}

const SILENT = 'ERR_SILENT';

function silence(): Error {
  return Object.assign(new Error('it is silent'), { code: SILENT });
}

/** What went wrong on the way, in the words of a download; Ctrl-C stays what it is. */
function rewordFault(
  error: unknown,
  shown: string,
  { stop, timeout, maxMinutes }: { stop: AbortSignal; timeout: AbortSignal; maxMinutes: number },
): unknown {
  if (isProblem(error) || stop.aborted) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (timeout.aborted || code === SILENT) return downloadProblem.tooSlow(shown, maxMinutes);
  const isCut = code === 'ECONNRESET' || code === 'Z_BUF_ERROR' || code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCut ? downloadProblem.cut(shown) : downloadProblem.unreachable(shown, error as Error);
}
