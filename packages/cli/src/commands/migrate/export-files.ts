import type { Session } from '../../session.js';
import { openInputFile } from '../../terminal/input/input-file.js';

/** The files of an export, one after another. */
interface ExportFiles {
  /** In bytes. */
  size: number;
  open(): AsyncIterable<Uint8Array>;
  cleanUp(): Promise<void>;
}

/** Opens the files of an export. Problems: as `openInputFile()`. */
export async function openFiles({ signal }: Session, names: readonly string[]): Promise<ExportFiles> {
  const files: Awaited<ReturnType<typeof openInputFile>>[] = [];
  for (const name of names) files.push(await openInputFile(name, signal));
  return {
    size: files.reduce((sum, { size }) => sum + size, 0),
    async *open() {
      for (const file of files) yield* file.open();
    },
    async cleanUp() {
      for (const file of files) await file.cleanUp();
    },
  };
}
