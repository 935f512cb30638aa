import { problem } from '../../../problem.js';
import type { FileSnapshot } from '../snapshot/file-snapshot.js';
import { sha256OfFile } from './commit-recovery.js';

/** Problem: `fault` if a file's bytes are not those recorded for it, though its date and size are: the disk changed them. */
export async function requireRecordedBytes(state: FileSnapshot, file: string): Promise<void> {
  const { fd, entry } = state.openedFile(file);
  if (fd === undefined || entry === undefined) return;
  if ((await sha256OfFile(fd, file)) === entry.hash) return;
  const damage = 'its bytes are not those that croupier wrote, though its date says so';
  const issues = [{ message: damage, file }];
  throw problem('store-file.bytes-changed', { file, damage, others: 0 }, { issues });
}
