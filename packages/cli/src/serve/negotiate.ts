import type { Packing } from './answer.js';

const known = new Map<string, Packing>();

/** The packing to send to who accepts these: brotli, else gzip, else none. */
export function packingFor(accepted: string | undefined): Packing {
  if (accepted === undefined) return 'plain';
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const packing = choose(accepted);
  // Browsers send a handful of different values; anything beyond is noise and not worth keeping.
  if (known.size < 100) known.set(accepted, packing);
  return packing;
}

function choose(accepted: string): Packing {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'plain';
}

/** True where the visitor's `If-None-Match` names the tag. */
export function has(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
