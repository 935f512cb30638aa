const SPACE_BEFORE_ADDRESS = /\s+(?=\S+$)/;

/** The title and the address of a source; the host is the title of an address alone. */
export function splitSource(text: string): { title: string; href: string } {
  const [title = '', href = title] = text.trim().split(SPACE_BEFORE_ADDRESS);
  return { title: title === href ? writtenHost(href) : title, href };
}

/** The host of a web address as it was written, without `www.`. */
function writtenHost(address: string): string {
  return address.replace(/^[a-z]+:\/\/(?:www\.)?/i, '').replace(/[/?#].*$/, '');
}
