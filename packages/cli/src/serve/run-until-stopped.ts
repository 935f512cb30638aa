import type { Session } from '../session.js';
import { EXIT_CODES } from '../terminal/errors/exit-codes.js';
import { openInBrowser } from '../terminal/open-in-browser.js';
import type { RunningServer } from './server.js';

/** 128 and the number of the signal, as shells count. */
const SIGTERM_EXIT_CODE = 143;

/** Tells programs where a server is, opens it where that is asked for, and waits until it has stopped. */
export async function runUntilStopped(
  session: Session,
  { address, stop, stopped }: RunningServer,
  { open = false }: { open?: boolean | undefined },
): Promise<void> {
  if (session.globals.json) await session.printJson({ address });
  if (open) await openInBrowser(address);
  // An interrupted server stops by itself, like a change.
  session.stopsGracefully = true;
  let code = EXIT_CODES.interrupted;
  process.once('SIGTERM', () => {
    code = SIGTERM_EXIT_CODE;
    void stop();
  });
  await stopped;
  session.setExitCode(code);
}
