/** Whether a file is the typeface that each page asks for at once; the one of further letters waits for a page with such. */
export function isPreloadedFont(file: string): boolean {
  return file.endsWith('.woff2') && !file.includes('-latin-ext');
}
