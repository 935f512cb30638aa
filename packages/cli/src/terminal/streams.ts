import { Chalk, type ChalkInstance } from 'chalk';

/** Writes to stdout and waits where the reader is slower. */
export function writeStdout(text: string | Uint8Array): Promise<void> {
  if (process.stdout.write(text)) return Promise.resolve();
  return new Promise((resolve) => process.stdout.once('drain', resolve));
}

/**
 * Ends quietly when whoever reads us has gone: `croupier casinos list | head -1`. Where stdout takes no more for another
 * reason, such as a full disk, `tell` says so and gives the exit code; where stderr takes none, nothing can be said.
 */
export function exitOnOutputError(reportError: (error: Error) => number): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? (process.exitCode ?? 0) : reportError(error));
  });
  process.stderr.on('error', () => process.exit(process.exitCode ?? 0));
}

/** The colors of a stream: none when piped, unless FORCE_COLOR asks for them; `wanted` is false after --no-color. */
export function chalkFor(
  stream: { isTTY?: boolean },
  wanted = true,
  env: NodeJS.ProcessEnv = process.env,
): ChalkInstance {
  return new Chalk({ level: colorLevel(stream, wanted, env) });
}

function colorLevel(stream: { isTTY?: boolean }, wanted: boolean, env: NodeJS.ProcessEnv): 0 | 1 {
  if (!wanted) return 0;
  const { FORCE_COLOR: forced, NO_COLOR: refused, TERM } = env;
  if (forced !== undefined) return forced === '0' || forced === 'false' ? 0 : 1;
  if (refused !== undefined && refused !== '') return 0;
  return stream.isTTY && TERM !== 'dumb' ? 1 : 0;
}
