import type { Perform } from '../../perform.js';
import type { OperationInput } from '../registry.js';
import { storeBackup } from '../store/backup.js';

/** A backup of a store, as the text of its file. */
export async function backupText(
  perform: Perform,
  input: OperationInput<'store.backup'> = {},
): Promise<string> {
  let text = '';
  await perform(storeBackup, input, {
    onChunk(piece) {
      text += piece;
    },
  });
  return text;
}

/** A text as a restore reads it. */
export async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}
