import { parseUrlPath, queryParts } from '../../urls/url-path.js';
import { ID_QUERY } from '../addresses/old-address.js';

/** A request in the common format, or the combined one, which names the browser too. */
const REQUEST =
  /\[\d{1,2}\/[A-Z][a-z]{2}\/\d{4}:[^\]"]{1,30}\] "([A-Z]{3,10}) (\/\S*) HTTP\/[\d.]{1,3}" (\d{3})(?: (?:\d+|-)(?: "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)")?)?/;
/** Longer than what servers write of a request. */
const MAX_LINE = 32_000;
/** The first request of a log may be what a broken program sent. */
const FIRST_LINES = 20;
const READING = new Set(['GET', 'HEAD']);
const ANSWERED = /^[23]/;
const BOT = /bot\b|crawl|spider|slurp|preview|monitor|curl\/|wget\/|python-|go-http-client/i;
/** What a page is made with, and what programs ask for. */
const ASSET = /\.(?:css|js|mjs|map|json|xml|xsl|txt|ico|woff2?|ttf|otf|eot)$/i;
const MACHINERY =
  /^\/(?:wp-(?:admin|includes|json|login\.php|cron\.php|signup\.php|activate\.php|comments-post\.php)|wp-content\/(?:plugins|themes|cache)|xmlrpc\.php|cgi-bin)(?:\/|$)/i;

/** Whether a file begins as the log of a server does. */
export function isAccessLog(start: string): boolean {
  return start.split(/\r?\n/, FIRST_LINES).some((line) => line.length < MAX_LINE && REQUEST.test(line));
}

/**
 * The address of a line of a log that people got an answer for: a page, a picture, a document. Of its query only what names a
 * page stays.
 */
export function requestedAddress(line: string): string | undefined {
  if (line.length > MAX_LINE) return undefined;
  const [, method = '', asked = '', status = '', browser = ''] = REQUEST.exec(line) ?? [];
  if (!READING.has(method) || !ANSWERED.test(status) || BOT.test(browser) || asked.startsWith('//'))
    return undefined;
  const { path, query } = parseUrlPath(asked);
  if (ASSET.test(path) || MACHINERY.test(path)) return undefined;
  const parts = queryParts(query);
  if (parts.some((part) => part.startsWith('preview'))) return undefined;
  const named = parts.filter((part) => ID_QUERY.test(part)).join('&');
  const [written = ''] = asked.split(/[?#]/, 1);
  return named === '' ? written : `${written}?${named}`;
}
