import { createHash } from 'node:crypto';
import { EMBED_SCRIPT_PATH, type PinnedScript } from '@croupier/core';

const PINNED_PATH = /^\/embed\/[0-9a-f]{16}\//;

/** The immutable path of one build of the embed script, and its integrity hash. */
export function pinScript(script: Buffer): PinnedScript {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  return { path: EMBED_SCRIPT_PATH.replace('/embed/', `/embed/${hash}/`), integrity };
}

/** A site's files, and beside them the embed script at its own address and a list that says which that is. */
export function addPinnedScript(files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  const script = files.get(EMBED_SCRIPT_PATH);
  if (script === undefined) return files;
  const { path, integrity } = pinScript(script);
  const manifest = { script: EMBED_SCRIPT_PATH, pinned: { path, integrity } };
  return new Map([...files, [path, script], ['/embed/manifest.json', Buffer.from(JSON.stringify(manifest))]]);
}

/**
 * Headers of embed files: any page may load them, and the newest script expires soon. Fonts are included, since a
 * sandboxed iframe has no origin.
 */
export function embedFileHeaders(path: string): Record<string, string> {
  if (path.endsWith('.woff2')) return { 'access-control-allow-origin': '*' };
  if (!path.startsWith('/embed/')) return {};
  return {
    'access-control-allow-origin': '*',
    'cache-control': PINNED_PATH.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  };
}
