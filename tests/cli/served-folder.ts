import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { croupierBin, emptyFolder, runShell } from './shell.js';

/** A new store, served by the built command. */
export interface ServedFolder {
  folder: string;
  address: string;
  server: ChildProcess;
  /** What a command needs to work on the site as an administrator. */
  env: { CROUPIER_SITE: string; CROUPIER_TOKEN: string };
}

/** Makes a store with an administrator and a token of theirs, and serves it until the test is over. */
export async function servedFolder(): Promise<ServedFolder> {
  const folder = emptyFolder();
  await runShell(folder, 'croupier init --name Test --quiet');
  await runShell(folder, 'croupier users add --username boss --email boss@example.com --role admin --quiet');
  const { stdout } = await runShell(folder, 'croupier tokens add test --user boss --json --jq .secret');
  const { server, address } = await startServe(folder);
  return { folder, server, address, env: { CROUPIER_SITE: address, CROUPIER_TOKEN: stdout.trim() } };
}

/** Starts `croupier serve` over the store of a folder; what stands in `preload` runs before it. */
export async function startServe(
  folder: string,
  preload?: string,
): Promise<{ server: ChildProcess; address: string }> {
  const args = [croupierBin, 'serve', '--port', '0', '--quiet', '--json'];
  const server = spawn(
    process.execPath,
    [...(preload === undefined ? [] : ['--require', preload]), ...args],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  for await (const piece of server.stdout.iterator({ destroyOnReturn: false })) {
    said += piece;
    const address = /http:\/\/[\w.:]+/.exec(said)?.[0];
    if (address === undefined) continue;
    server.stdout.resume();
    return { server, address };
  }
  throw new Error(`The server stopped: ${said}`);
}
