/** Class names as one attribute; what is missing is left out. */
export function classes(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ');
}
