import { Parser } from 'htmlparser2';
import type { LinkAnswer } from './request-link.js';

/** The ports that browsers take without being told; on others, a service that is not for the web may listen. */
const MAX_SYSTEM_PORT = 1_023;
/** After how many seconds a page that refreshes itself to another address is one that sends visitors on. */
const MAX_REFRESH_DELAY = 10;

/** The address of a link that may be asked for: of the web, without an account, on a usual port. */
export function webUrl(text: string, base?: URL): URL | undefined {
  if (!URL.canParse(text, base?.href)) return undefined;
  const url = new URL(text, base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isOpen = url.username === '' && url.password === '';
  const isUsual =
    url.port === '' || url.port === '443' || url.port === '80' || Number(url.port) > MAX_SYSTEM_PORT;
  return isWeb && isOpen && isUsual ? url : undefined;
}

/** Where an answer sends visitors on, by its status or by its page; undefined if it is the end. */
export function redirectTarget(answer: LinkAnswer, from: URL): URL | 'invalid' | undefined {
  const { status, headers } = answer;
  if ([301, 302, 303, 307, 308].includes(status) && headers.location !== undefined)
    // Node reads headers as Latin-1, and servers write them in UTF-8.
    return target(Buffer.from(headers.location, 'latin1').toString('utf8'), from);
  const refresh = refreshIn(answer.body);
  if (refresh === undefined) return undefined;
  const to = target(refresh, from);
  // A page that loads itself anew is where it is.
  return to === 'invalid' || to.href === from.href ? undefined : to;
}

function target(text: string, from: URL): URL | 'invalid' {
  const to = webUrl(text, from);
  if (to === undefined) return 'invalid';
  if (to.hash === '') to.hash = from.hash;
  return to;
}

/** The address to which a page sends visitors by `<meta http-equiv="refresh">`. */
function refreshIn(html: string): string | undefined {
  let found: string | undefined;
  const parser = new Parser({
    onopentag(name, { 'http-equiv': kind = '', content = '' }) {
      if (name !== 'meta' || kind.toLowerCase() !== 'refresh' || found !== undefined) return;
      const [, delay = '', address = ''] = /^\s*(\d{1,6})[^;,]*[;,]\s*url\s*=\s*(.*)$/is.exec(content) ?? [];
      if (address !== '' && Number(delay) <= MAX_REFRESH_DELAY)
        found = address.replace(/^["']|["']\s*$/g, '');
    },
  });
  parser.write(html);
  parser.end();
  return found;
}
