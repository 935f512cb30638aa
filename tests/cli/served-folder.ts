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

/** How a server is started. */
export interface ServeSettings {
  /** A module that is loaded first. */
  preload?: string;
  /** The program that it runs within. */
  wrapper?: string[];
  port?: number;
  env?: Record<string, string>;
  /** More words of the command. */
  more?: string[];
}

/** Starts `croupier serve` over the store of a folder, or over that of the environment. */
export async function startServe(
  folder: string,
  { preload, wrapper = [], port = 0, env = {}, more = [] }: ServeSettings = {},
): Promise<{ server: ChildProcess; address: string }> {
  const node = [process.execPath, ...(preload === undefined ? [] : ['--require', preload])];
  const line = [
    ...wrapper,
    ...node,
    croupierBin,
    'serve',
    '--port',
    String(port),
    '--quiet',
    '--json',
    ...more,
  ];
  const server = spawn(line[0] as string, line.slice(1), {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  });
  // The program within goes with its group, whatever it does on its own.
  onTestFinished(() => killGroup(server));
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

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
