/** A new id for an outgoing click: 32 random hex digits. */
export function newClickId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
