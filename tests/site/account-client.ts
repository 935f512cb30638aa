import { sendRawRequest } from './raw-request.js';

/** A visitor of a site: sends forms as a browser without script does, and keeps cookies. */
export interface AccountClient {
  get(path: string): Promise<Response>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** The cookies that are kept, as sent. */
  cookies(): string;
}

/** Opens a client of a site. */
export function createAccountClient(
  address: string,
  more: Record<string, string> = {},
  origin = address,
): AccountClient {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, init: RequestInit) => {
    const headers = { ...more, ...(jar.size === 0 ? {} : { cookie: cookies() }), ...init.headers };
    const response = await fetch(address + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    get: (path) => send(path, {}),
    post: (path, fields, headers = {}) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin, ...headers },
      }),
    cookies,
  };
}

/** The status of a form whose body never ends. */
export function sendEndlessForm(address: string, headers: readonly string[]): Promise<string> {
  const { host } = new URL(address);
  return sendRawRequest(
    address,
    [
      'POST /login HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${address}`,
      'Content-Type: application/x-www-form-urlencoded',
      ...headers,
      '',
      'identifier=',
    ].join('\r\n'),
  );
}
