/** Runs work for a host when the work before it has ended: a host gets one request at a time. */
export type HostQueue = <T>(url: URL, work: () => Promise<T>) => Promise<T>;

/** Creates a queue for each host. */
export function createHostQueue(): HostQueue {
  const ends = new Map<string, Promise<unknown>>();
  return async (url, work) => {
    const host = hostOf(url);
    const before = ends.get(host) ?? Promise.resolve();
    const ended = before.then(work);
    const settled = ended.catch(() => undefined);
    ends.set(host, settled);
    try {
      return await ended;
    } finally {
      if (ends.get(host) === settled) ends.delete(host);
    }
  };
}

/** The host of a URL: a name that ends with a point is the same. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '');
}
