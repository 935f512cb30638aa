import { decodeText, type TextSource } from '../../csv/encoding/decode-text.js';
import { problem } from '../../problem.js';
import { createPause } from '../../short-turns.js';
import { readWxr } from '../../wordpress/reading/read-wxr.js';
import type { WxrPart } from '../../wordpress/reading/wxr-item.js';
import type { ChangeContext } from '../define/operation.js';

/** How long it works before it gives other work its turn, in milliseconds. */
const TURN_MS = 25;

/** The parts of an export, with progress; stops where the signal says so. Problems: `invalid`, `interrupted`. */
export async function* exportParts(
  { signal, onProgress }: Pick<ChangeContext, 'signal' | 'onProgress'>,
  source: TextSource,
): AsyncGenerator<WxrPart> {
  let done = 0;
  const onBytes = (count: number) => {
    done += count;
    onProgress({ done, unit: 'bytes' });
  };
  const pause = createPause(TURN_MS);
  for await (const part of readWxr(decodeText(source, 'utf-8', { onBytes }))) {
    if (signal.aborted) throw problem('import.interrupted');
    yield part;
    await pause();
  }
}
