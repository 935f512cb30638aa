/** The file of a path: a page is the index of a folder of its own, so that every host finds it without a rule. */
export function fileOfPath(path: string, contentType: string): string {
  if (!contentType.startsWith('text/html')) return path.slice(1);
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
