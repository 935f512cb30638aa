import { createHash, type Hash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChangeHeader, formatChangeLineStart } from '../../change.js';
import type { Commit, HistoryWriter } from '../../storage-adapter.js';
import { batches, type StagedFile, writeAll } from '../commit/durable-write.js';
import { type FileIndex, stampOf } from '../commit/index-file.js';
import { temporaryPath } from '../commit/pending-files.js';
import { toFileProblem } from '../file-problems.js';
import { HISTORY_FILE } from '../store-folder.js';
import { CHAIN_START, chainedLine, linkText } from './history-chain.js';

const BATCH_BYTES = 1 << 20;

/** A history file under a temporary name, complete and synced. */
interface WrittenHistory {
  staged: StagedFile;
  history: FileIndex['history'];
}

/**
 * Writes another history beside the kept one, chained anew, piece by piece, since it may be larger than memory. It is the
 * commit of the draft that puts it in place. Problem: `fault`.
 */
export class HistoryRewrite implements HistoryWriter {
  readonly #temp: string;
  readonly #path: string;
  #file: FileHandle | undefined;
  #pieces: Uint8Array[] = [];
  #gathered = 0;
  #sum: Hash | undefined;
  #hasEntries = false;
  #prev = CHAIN_START;
  #changes = 0;
  /** The number of the newest change. */
  last = 0;

  constructor(folder: string) {
    this.#path = join(folder, HISTORY_FILE);
    this.#temp = temporaryPath(this.#path);
  }

  async begin(header: ChangeHeader): Promise<void> {
    this.#endLine();
    this.#sum = createHash('sha256').update(this.#prev);
    this.#hasEntries = false;
    this.#changes++;
    this.last = header.number;
    await this.#write(Buffer.from(formatChangeLineStart(header)));
  }

  async add(entry: string): Promise<void> {
    await this.#write(Buffer.from(this.#hasEntries ? `,${entry}` : entry));
    this.#hasEntries = true;
  }

  /** Ends with the change that is committed. */
  async finish(change: Commit | undefined): Promise<WrittenHistory> {
    this.#endLine();
    const line = change === undefined ? undefined : chainedLine(change, this.#prev);
    try {
      await this.#flush();
      const file = await this.#opened();
      for (const batch of batches(line?.pieces ?? [])) await writeAll(file.fd, batch);
      await file.sync();
      const stamp = stampOf(await file.stat({ bigint: true }));
      const hash = line?.hash() ?? this.#prev;
      const changes = this.#changes + (line === undefined ? 0 : 1);
      const last = change?.header.number ?? this.last;
      return {
        staged: { file: HISTORY_FILE, temp: this.#temp, hash, ...stamp },
        history: { length: stamp.size, changes, last, start: CHAIN_START, hash },
      };
    } catch (error) {
      throw toFileProblem(error, this.#path);
    } finally {
      await this.#close();
    }
  }

  /** Removes what was written. */
  async discard(): Promise<void> {
    await this.#close().catch(() => undefined);
    await unlink(this.#temp).catch(() => undefined);
  }

  #endLine(): void {
    if (this.#sum === undefined) return;
    const end = Buffer.from(']');
    const link = linkText(this.#prev, this.#sum.update(end));
    this.#pieces.push(end, link.piece);
    this.#prev = link.hash;
    this.#sum = undefined;
  }

  async #write(piece: Uint8Array): Promise<void> {
    this.#sum?.update(piece);
    this.#pieces.push(piece);
    this.#gathered += piece.length;
    if (this.#gathered >= BATCH_BYTES) await this.#flush();
  }

  async #flush(): Promise<void> {
    try {
      const file = await this.#opened();
      for (const batch of batches(this.#pieces)) await writeAll(file.fd, batch);
      this.#pieces = [];
      this.#gathered = 0;
    } catch (error) {
      throw toFileProblem(error, this.#path);
    }
  }

  async #opened(): Promise<FileHandle> {
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
    this.#file ??= await open(this.#temp, flags, 0o600);
    return this.#file;
  }

  async #close(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.close();
  }
}
