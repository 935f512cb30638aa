/** An address as others can follow it: a path of this site with its host before it, any other as it is. */
export function absoluteUrl(address: string): string {
  return address.startsWith('/') ? location.origin + address : address;
}
