import { type PreparedResponse, prepareResponse } from '../caching/prepared-response.js';
import { contentTypeOf } from '../requests/content-type.js';
import { FILE_HEADERS } from '../security-headers.js';
import { addPinnedScript, embedFileHeaders } from './embed-script-files.js';

/** The responses for the files of a site, by path; no other file on the disk can be requested. */
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
  // Files in these folders have a hash of their content in their names.
  const isNamedByContent = /^\/(admin\/)?(assets|served)\//.test(place);
  return {
    ...FILE_HEADERS,
    'content-type': contentTypeOf(place),
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...embedFileHeaders(place),
  };
}
