import path from 'node:path';
import { type Answer, wholeAnswer } from './answer.js';
import { embedFileHeaders, withPinnedScript } from './embed-scripts.js';
import { EVERY_FILE } from './security-headers.js';

const TYPES: Record<string, string> = {
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
export async function fileAnswers(files: ReadonlyMap<string, Buffer>): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const [place, body] of withPinnedScript(files)) {
    answers.set(place, await wholeAnswer(200, headersOf(place), body));
  }
  return answers;
}

function headersOf(place: string): Record<string, string> {
  // What stands in these folders has a hash of its content in its name.
  const isNamedByContent = /^\/(assets|served)\//.test(place);
  return {
    ...EVERY_FILE,
    'content-type': TYPES[path.extname(place)] ?? 'application/octet-stream',
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...embedFileHeaders(place),
  };
}
