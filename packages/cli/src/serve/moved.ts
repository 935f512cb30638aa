import { type Answer, wholeAnswer } from './answer.js';
import { EVERY_PAGE } from './security-headers.js';

/** The answer that sends a visitor on; browsers ask again each time, so that a redirect can be taken back. */
export function movedAnswer({ to, permanent }: { to: string; permanent: boolean }): Promise<Answer> {
  const headers = { ...EVERY_PAGE, 'cache-control': 'no-cache', location: to };
  return wholeAnswer(permanent ? 301 : 302, headers, '');
}
