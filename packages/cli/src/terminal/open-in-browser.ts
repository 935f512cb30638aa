/** Opens an address in the person's browser; where there is none, nothing happens. */
export async function openInBrowser(address: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };
  const child = spawn(openers[process.platform] ?? 'xdg-open', [address], {
    detached: true,
    stdio: 'ignore',
  });
  child.on('error', () => undefined);
  child.unref();
}
