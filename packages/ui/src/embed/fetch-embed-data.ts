/** The response of the serving site: data, or that a casino is no longer listed; and its language, unless that is English. */
type EmbedResponse<T> = { language?: string; address: URL } & ({ is: 'there'; data: T } | { is: 'gone' });

const responses = new Map<string, Promise<EmbedResponse<unknown>>>();

/** Asks the serving site for data, once for all embeds of a page. Throws an Error where there is none. */
export function fetchEmbedData<T>(path: string, base: string): Promise<EmbedResponse<T>> {
  const address = new URL(path, base);
  let answer = responses.get(address.href);
  if (answer === undefined) {
    answer = requestEmbedData(address);
    responses.set(address.href, answer);
    answer.catch(() => responses.delete(address.href));
  }
  return answer as Promise<EmbedResponse<T>>;
}

async function requestEmbedData(address: URL): Promise<EmbedResponse<unknown>> {
  const response = await fetch(address, { credentials: 'omit' });
  const { ok, status } = response;
  if (!ok && status !== 410) throw new Error(`${address.href} answered ${status}`, { cause: status });
  const data = await response.json().catch((error: unknown) => {
    if (ok) throw error;
    return {};
  });
  return { is: ok && !data.isGone ? 'there' : 'gone', data, address, language: data.language };
}
