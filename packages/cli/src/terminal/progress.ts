import type { Wishes } from '@croupier/core';
import { isPlainTerminal } from './ask-plainly.js';

/** Shows how far work has come. */
export interface ProgressBar {
  readonly onProgress: NonNullable<Wishes['onProgress']>;
  stop(): void;
}

const SILENT: ProgressBar = { onProgress: () => undefined, stop: () => undefined };

/** A bar on stderr while long work runs; nothing where stderr is no terminal, or one that cannot draw, or `isQuiet`. */
export async function progressBar(isQuiet: boolean): Promise<ProgressBar> {
  if (isQuiet || !process.stderr.isTTY || isPlainTerminal()) return SILENT;
  const { default: progress } = await import('cli-progress');
  let bar: InstanceType<typeof progress.SingleBar> | undefined;
  return {
    onProgress({ done, total = 0, unit }) {
      if (bar === undefined) {
        const format = total > 0 ? '{bar} {percentage} % of {unit}' : '{value} {unit}';
        bar = new progress.SingleBar({
          format,
          clearOnComplete: true,
          hideCursor: true,
          stream: process.stderr,
        });
        bar.start(total, 0, { unit });
      }
      bar.update(done);
    },
    stop: () => bar?.stop(),
  };
}
