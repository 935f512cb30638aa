import { isVisitTarget, type OldAnswer, parseUrlPath, shownOutcome } from '@croupier/core';
import { siteUnreachable } from '@croupier/core/http';
import { USER_AGENT } from '../../links/request-link.js';
import { usageProblem } from '../../terminal/errors/error-output.js';

/** What a running site answers an old address; `failed` where it has an error or no answer. */
export interface LiveAnswer extends Omit<OldAnswer, 'outcome'> {
  outcome: OldAnswer['outcome'] | 'failed';
  /** The page in the end, where it is one of the site. */
  html?: string;
}

const MAX_HOPS = 10;
const TIMEOUT_MS = 30_000;
/** How many requests are on their way at once. */
const AT_ONCE = 4;

/** Asks a site over the web; the host is the one that its owner names, so it may be of this machine. */
export interface LiveSite {
  origin: string;
  answer(address: string): Promise<LiveAnswer>;
}

/** A running site. Problems: `usage` for what is no address of a site, `fault` where nobody answers there. */
export async function openLiveSite(at: string, signal: AbortSignal): Promise<LiveSite> {
  const url = /^https?:\/\//i.test(at) && URL.canParse(at) ? new URL(at) : undefined;
  if (url === undefined || url.pathname !== '/' || url.search !== '')
    throw usageProblem(`${at} is no address of a site`, 'Name it as https://new.example, without a path.');
  const { origin } = url;
  const ask = (address: string) =>
    fetch(new URL(address, origin), {
      headers: { 'user-agent': USER_AGENT },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  try {
    await (await ask('/')).body?.cancel();
  } catch (error) {
    throw signal.aborted ? error : siteUnreachable(origin, error);
  }
  return { origin, answer: (address) => followed(address, origin, ask, signal) };
}

async function followed(
  address: string,
  origin: string,
  ask: (address: string) => Promise<Response>,
  signal: AbortSignal,
): Promise<LiveAnswer> {
  const start = parseUrlPath(address);
  let url = new URL(address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\/*/, '/'), origin);
  let last = '';
  for (let hops = 0; hops <= MAX_HOPS; hops++) {
    const to = url.origin === origin ? `${url.pathname}${url.search}` : url.href;
    const end = (outcome: LiveAnswer['outcome']): LiveAnswer => ({ address, outcome, to, hops });
    if (!isSameSite(url, origin)) {
      // A visit link is where its visitors are meant to go: what it does then is its own.
      const isThrough = hops === 1 || (hops === 2 && isVisitTarget(last));
      return end(isThrough ? 'one-hop' : 'several-hops');
    }
    const response = await ask(url.href).catch(() => undefined);
    signal.throwIfAborted();
    const location = response?.headers.get('location') ?? undefined;
    if (response !== undefined && isRedirect(response.status) && location !== undefined) {
      await response.body?.cancel();
      if (!URL.canParse(location, url.href)) return end('failed');
      last = url.pathname;
      url = new URL(location, url);
      continue;
    }
    const isPage = response?.headers.get('content-type')?.startsWith('text/html') === true;
    const html = response?.ok === true && isPage ? await response.text().catch(() => undefined) : undefined;
    if (html === undefined) await response?.body?.cancel().catch(() => undefined);
    const outcome = outcomeOf(response?.status, () => shownOutcome(start, parseUrlPath(url.href).path, hops));
    return { ...end(outcome), ...(html === undefined ? {} : { html }) };
  }
  return { address, outcome: 'loop', to: url.href, hops: MAX_HOPS };
}

function outcomeOf(status: number | undefined, shown: () => OldAnswer['outcome']): LiveAnswer['outcome'] {
  if (status === 410) return 'gone';
  if (status === 404) return 'missing';
  return status !== undefined && status >= 200 && status < 300 ? shown() : 'failed';
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

/** A site answers under its name with and without `www`, and over http too. */
function isSameSite({ host }: URL, origin: string): boolean {
  const name = (one: string) => one.replace(/^www\./, '').replace(/:(?:80|443)$/, '');
  return name(host) === name(new URL(origin).host);
}

/** What a site answers the addresses, in their order, a few at a time. */
export async function* liveAnswers(site: LiveSite, addresses: readonly string[]): AsyncGenerator<LiveAnswer> {
  for (let at = 0; at < addresses.length; at += AT_ONCE)
    yield* await Promise.all(addresses.slice(at, at + AT_ONCE).map(site.answer));
}
