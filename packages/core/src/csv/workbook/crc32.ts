let table: Uint32Array | undefined;

/** The checksum of ZIP archives, continued from that of the bytes before. */
export function crc32(bytes: Uint8Array, before = 0): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
    return remainder >>> 0;
  });
  let remainder = ~before;
  for (let at = 0; at < bytes.length; at++)
    remainder = (remainder >>> 8) ^ (table[(remainder ^ (bytes[at] as number)) & 255] as number);
  return ~remainder >>> 0;
}
