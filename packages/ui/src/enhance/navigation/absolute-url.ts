/** Makes a path of this site absolute; other addresses stay unchanged. */
export function absoluteUrl(address: string): string {
  return address.startsWith('/') ? location.origin + address : address;
}
