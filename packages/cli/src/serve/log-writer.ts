import { write, writeSync } from 'node:fs';

/** Writes lines to a file descriptor in the background, so that a slow reader of the log never stops the server. */
interface LogWriter {
  write(line: string): void;
  /** Writes the queued lines before the process ends. */
  close(): void;
}

const INTERVAL_MS = 100;
/** How many characters may wait for a slow reader; more lines than that are dropped. */
const MAX_WAITING = 4 * 1_024 * 1_024;

/** Opens the writer. */
export function openLogWriter(fd: number): LogWriter {
  let waiting = '';
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    timer ??= setTimeout(flush, INTERVAL_MS).unref();
  };
  const take = (): Buffer => {
    if (dropped > 0) waiting += `${JSON.stringify({ dropped })}\n`;
    const taken = Buffer.from(waiting);
    waiting = '';
    dropped = 0;
    return taken;
  };
  const flush = () => send(take());
  const send = (bytes: Buffer) => {
    write(fd, bytes, (error, written = 0) => {
      timer = undefined;
      if (error !== null && error.code !== 'EAGAIN') return;
      const rest = bytes.subarray(error === null ? written : 0);
      if (rest.length > 0) timer = setTimeout(() => send(rest), INTERVAL_MS).unref();
      else if (waiting !== '') schedule();
    });
  };
  return {
    write(line) {
      if (waiting.length > MAX_WAITING) dropped++;
      else waiting += `${line}\n`;
      schedule();
    },
    close() {
      clearTimeout(timer);
      try {
        writeSync(fd, take());
      } catch {
        // The reader of the pipe has gone.
      }
    },
  };
}
