import { spawn } from 'node:child_process';

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Opens an address in the person's browser; whether there is a program that does. */
export function openInBrowser(address: string): Promise<boolean> {
  const child = spawn(OPENERS[process.platform] ?? 'xdg-open', [address], {
    detached: true,
    stdio: 'ignore',
  });
  child.unref();
  return new Promise((resolve) => {
    child.once('error', () => resolve(false)).once('spawn', () => resolve(true));
  });
}
