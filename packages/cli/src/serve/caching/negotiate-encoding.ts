import type { ContentEncoding } from './prepared-response.js';

const encodingByHeader = new Map<string, ContentEncoding>();

/** The best encoding that a client accepts: brotli, else gzip, else none. */
export function negotiateEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'plain';
  const before = encodingByHeader.get(acceptEncoding);
  if (before !== undefined) return before;
  const packing = parseAcceptEncoding(acceptEncoding);
  // Browsers send few different values; the limit keeps other clients from filling the memory.
  if (encodingByHeader.size < 100) encodingByHeader.set(acceptEncoding, packing);
  return packing;
}

function parseAcceptEncoding(acceptEncoding: string): ContentEncoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'plain';
}
