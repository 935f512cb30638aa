import { contentTypeOf } from '../content-type.js';
import { type PreparedResponse, prepareResponse } from '../prepared-response.js';
import { FILE_HEADERS } from '../security-headers.js';
import { addPinnedScript, embedFileHeaders } from './embed-script-files.js';

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
    'content-type': contentTypeOf(place),
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...embedFileHeaders(place),
  };
}
