import path from 'node:path';
import { type PreparedResponse, prepareResponse } from '../prepared-response.js';
import { FILE_HEADERS } from '../security-headers.js';
import { addPinnedScript, embedFileHeaders } from './embed-script-files.js';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The answers for a site's files, by path; nothing else on the disk can be asked for. */
export async function staticFileResponses(
  files: ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, PreparedResponse>> {
  const answers = new Map<string, PreparedResponse>();
  for (const [place, body] of addPinnedScript(files)) {
    answers.set(place, await prepareResponse(200, fileHeaders(place), body));
  }
  return answers;
}

function fileHeaders(place: string): Record<string, string> {
  // What stands in these folders has a hash of its content in its name.
  const isNamedByContent = /^\/(assets|served)\//.test(place);
  return {
    ...FILE_HEADERS,
    'content-type': CONTENT_TYPES[path.extname(place)] ?? 'application/octet-stream',
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...embedFileHeaders(place),
  };
}
