import type { Content } from '../../store/content.js';

/** The pictures of the library that came from an old site, by the path that they had there: redirects say so. */
export function picturesHere({ content }: { content: Pick<Content, 'redirects'> }): Map<string, string> {
  const here = [...content.redirects.all()].filter(({ target }) => target.startsWith('/media/'));
  return new Map(here.map(({ source, target }) => [source, target]));
}
