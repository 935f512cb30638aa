/** Loads what tells the registered domain of a host; private suffixes count, so that tenants of a host are not one. */
export async function loadRegisteredDomain(): Promise<(host: string) => string | undefined> {
  const { getDomain } = await import('tldts');
  return (host) => getDomain(host, { allowPrivateDomains: true }) ?? undefined;
}
