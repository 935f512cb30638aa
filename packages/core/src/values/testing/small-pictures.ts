const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** A part of a PNG: its length, name and bytes, and a checksum that nobody checks. */
export const pngPart = (name: string, bytes: readonly number[] = []): number[] => [
  ...uint32(bytes.length),
  ...ascii(name),
  ...bytes,
  ...uint32(0),
];

/** A PNG of a width and height, built as one from its head to its end, with so many bytes in the place of its pixels. */
export function pngFile(width: number, height: number, pixels = 1): Uint8Array {
  const head = pngPart('IHDR', [...uint32(width), ...uint32(height), 8, 6, 0, 0, 0]);
  const start = [0x89, ...ascii('PNG\r\n\x1a\n'), ...head, ...uint32(pixels), ...ascii('IDAT')];
  const end = [...uint32(0), ...pngPart('IEND')];
  const whole = new Uint8Array(start.length + pixels + end.length);
  whole.set(start);
  whole.set(end, start.length + pixels);
  return whole;
}

/** A GIF of one pixel that shows so many pictures. */
export function gifFile(frames: number): Uint8Array {
  const head = [...ascii('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const control = [0x21, 0xf9, 4, 0, 1, 0, 0, 0];
  const frame = [...control, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const whole = new Uint8Array(head.length + frames * frame.length + 1);
  whole.set(head);
  for (let i = 0; i < frames; i++) whole.set(frame, head.length + i * frame.length);
  whole[whole.length - 1] = 0x3b;
  return whole;
}
