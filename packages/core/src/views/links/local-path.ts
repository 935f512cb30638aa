/** Guards against open redirects: returns `/` unless the text is a path of this site. Browsers drop tabs and line ends. */
export function localPath(text: string): string {
  return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text) ? text : '/';
}
