import { Chalk, type ChalkInstance } from 'chalk';

/** Writes to stdout and waits where the reader is slower. */
export function write(text: string | Uint8Array): Promise<void> {
  if (process.stdout.write(text)) return Promise.resolve();
  return new Promise((resolve) => process.stdout.once('drain', resolve));
}

/** Ends quietly when whoever reads us has gone: `croupier casinos list | head -1`. */
export function endQuietlyWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
      throw error;
    });
  }
}

/** The colours of a stream: none when piped, unless FORCE_COLOR asks for them; `wanted` is false after --no-color. */
export function coloursOf(
  stream: { isTTY?: boolean },
  wanted = true,
  env: NodeJS.ProcessEnv = process.env,
): ChalkInstance {
  return new Chalk({ level: levelOf(stream, wanted, env) });
}

function levelOf(stream: { isTTY?: boolean }, wanted: boolean, env: NodeJS.ProcessEnv): 0 | 1 {
  if (!wanted) return 0;
  const { FORCE_COLOR: forced, NO_COLOR: refused, TERM } = env;
  if (forced !== undefined) return forced === '0' || forced === 'false' ? 0 : 1;
  if (refused !== undefined && refused !== '') return 0;
  return stream.isTTY && TERM !== 'dumb' ? 1 : 0;
}
