/** What the serving site answered: with data, or that a casino is listed no more. */
export type Answered<T> = { is: 'there'; data: T; address: URL } | { is: 'gone' };

const asked = new Map<string, Promise<Answered<unknown>>>();

/** Asks the serving site for data, once for all embeds of a page. Throws an Error where there is none. */
export function ask<T>(path: string, base: string): Promise<Answered<T>> {
  const address = new URL(path, base);
  let answer = asked.get(address.href);
  if (answer === undefined) {
    answer = request(address);
    asked.set(address.href, answer);
    answer.catch(() => asked.delete(address.href));
  }
  return answer as Promise<Answered<T>>;
}

async function request(address: URL): Promise<Answered<unknown>> {
  const response = await fetch(address, { credentials: 'omit' });
  if (response.status === 410) return { is: 'gone' };
  if (!response.ok)
    throw new Error(`${address.href} answered ${response.status}`, { cause: response.status });
  const data = await response.json();
  return data.isGone ? { is: 'gone' } : { is: 'there', data, address };
}
