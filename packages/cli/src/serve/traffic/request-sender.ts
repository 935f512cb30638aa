import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/** Who a request is from, as far as its headers say: a person, a crawler, or a browser that fetches ahead. */
export type RequestSender = 'person' | 'crawler' | 'prefetch';

/** Tells who a request is from. Crawlers that call themselves browsers are taken for people. */
export function senderOf({ headers }: IncomingMessage): RequestSender {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  const agent = headers['user-agent'];
  if (agent === undefined || isbot(agent)) return 'crawler';
  return /pre(?:fetch|render)/i.test(purpose) ? 'prefetch' : 'person';
}
