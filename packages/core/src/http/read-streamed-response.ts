import type { Outcome, PerformOptions } from '../perform.js';
import { decodeBase64 } from '../values/base64.js';
import { bodyPieces } from './body-reader.js';
import { problemFromJson } from './problem-json.js';
import type { ResponseLine } from './streamed-response.js';

/** Reads an answer in lines, hands out what it reports, and returns the outcome or throws the Problem. */
export async function readStreamedResponse(
  response: Response,
  { onProgress, onChunk }: { [K in 'onProgress' | 'onChunk']: PerformOptions[K] | undefined },
): Promise<Outcome<unknown>> {
  for await (const text of linesOf(bodyPieces(response.body))) {
    const line = JSON.parse(text) as ResponseLine;
    if ('progress' in line) onProgress?.(line.progress);
    else if ('text' in line) await onChunk?.(line.text);
    else if ('base64' in line) await onChunk?.(decodeBase64(line.base64));
    else if ('problem' in line) throw problemFromJson(line.problem);
    else return { change: undefined, changes: [], ...line.outcome } as unknown as Outcome<unknown>;
  }
  throw new Error('The answer ends before the outcome');
}

async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
