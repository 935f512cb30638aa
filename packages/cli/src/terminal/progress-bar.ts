import type { PerformOptions } from '@croupier/core';
import { isDumbTerminal } from './input/plain-prompt.js';

/** Shows how far work has come. */
interface ProgressBar {
  readonly onProgress: NonNullable<PerformOptions['onProgress']>;
  stop(): void;
}

const NO_PROGRESS_BAR: ProgressBar = { onProgress: () => undefined, stop: () => undefined };

/** A bar on stderr while long work runs; nothing where stderr is no terminal, or one that cannot draw, or `isQuiet`. */
export async function createProgressBar(isQuiet: boolean): Promise<ProgressBar> {
  if (isQuiet || !process.stderr.isTTY || isDumbTerminal()) return NO_PROGRESS_BAR;
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
