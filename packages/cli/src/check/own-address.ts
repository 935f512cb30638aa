/** The path and fragment of an address of this site; undefined for others. */
export function ownAddress(address: string | undefined, path: string, origin?: string): string | undefined {
  return addressOnSite(address, path, origin, ({ pathname, hash }) => `${decodePath(pathname)}${hash}`);
}

/** The path of a file of this site with its query, which an answer may be made from; undefined for others. */
export function ownFile(address: string | undefined, path: string, origin?: string): string | undefined {
  return addressOnSite(address, path, origin, ({ pathname, search }) => `${decodePath(pathname)}${search}`);
}

function addressOnSite(
  address: string | undefined,
  path: string,
  origin = 'https://site.invalid',
  write: (url: URL) => string,
): string | undefined {
  if (address === undefined || address === '' || /^(mailto|tel|javascript|data|blob):/i.test(address))
    return undefined;
  const base = new URL(path, origin);
  if (!URL.canParse(address, base.href)) return address;
  const url = new URL(address, base);
  return url.origin === base.origin ? write(url) : undefined;
}

/** A path as people read it; as it is where it cannot be decoded. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
