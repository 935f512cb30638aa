/** What a reader of a site follows: links, pictures and feeds. */
const ADDRESS = /<(?:a|link rel="alternate"[^>]*?) [^>]*?href=(["'])(.*?)\1|<img [^>]*?src=(["'])(.*?)\3/g;
/** What is of the program and of no reader: its desk, its interfaces, the form below an article. */
const OF_PROGRAM =
  /\/(?:wp-(?:admin|login|json|includes)|xmlrpc\.php)|[?&]replytocom=|\/wp-content\/themes\//;

/** Every address of a site that a reader comes to from its front page and its sitemap, and what answered with each page. */
export async function addressesOf(site: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = [`${site}/`, ...(await ofSitemap(`${site}/wp-sitemap.xml`))];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The old site says ${answer.status} at ${address}`);
    const page = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : '';
    found.set(address, page);
    waiting.push(
      ...linksIn(page, address).filter((one) => one.startsWith(`${site}/`) && !OF_PROGRAM.test(one)),
    );
  }
  return found;
}

function linksIn(page: string, address: string): string[] {
  return [...page.matchAll(ADDRESS)].map((match) => {
    const link = (match[2] ?? match[4] ?? '').replaceAll('&#038;', '&').replaceAll('&amp;', '&');
    return new URL(link.replace(/#.*/, ''), address).href;
  });
}

async function ofSitemap(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  const named = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
  if (!text.includes('<sitemapindex')) return named;
  return (await Promise.all(named.map(ofSitemap))).flat();
}
