/** A new id for a click on the way out: 32 hex digits that nobody can guess. */
export function newClickId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
