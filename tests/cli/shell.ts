import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { ServedStore } from './served-store.js';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
/** The built command. */
export const croupierBin = path.join(root, 'packages/cli/bin/croupier.js');

if (!existsSync(path.join(root, 'packages/cli/dist/run.cjs'))) {
  throw new Error('The command line is not built: run npm run build first');
}

/** The result of a command. */
export interface ShellResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Settings of a command beside its arguments. */
export interface ShellOptions {
  stdin?: string | Uint8Array;
  env?: Record<string, string>;
  /** Sends Ctrl-C once stderr matches, or once the command reads an endless stdin. */
  interruptOnce?: RegExp | 'reading';
}

/** Whether commands on the sample store work over HTTP: `npm run remote`. */
export const isOverHttp = process.env.CROUPIER_TEST_SITE === '1';

const servedStores = new Map<string, Promise<ServedStore> | undefined>();

/** What works on the files of a store: the role of another user, another folder, a new store, a site made or served of it, a disk that takes nothing. */
const LOCAL_COMMANDS =
  /--as\b|--store\b|CROUPIER_STORE=|croupier (init|account|build|check|serve)\b|ulimit -f/;

/** The variables with which a line of shell works on the served store of its folder; none where it works on the files. */
async function siteEnv(folder: string, line: string): Promise<Record<string, string>> {
  if (!servedStores.has(folder) || LOCAL_COMMANDS.test(line)) return {};
  const { serveStore } = await import('./served-store.js');
  const served = servedStores.get(folder) ?? serveStore(path.join(folder, 'croupier-data'), 'admin');
  servedStores.set(folder, served);
  return (await served).env;
}

afterAll(async () => {
  for (const served of servedStores.values()) await (await served)?.stop();
});

/** An empty folder, removed after the tests. */
export function emptyFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'croupier-cli-'));
}

let sampleTemplate: Promise<string> | undefined;

/** A new folder with a store of sample content in `croupier-data`: a copy of this one, or as it is after `init`. */
export async function sampleFolder(template?: string): Promise<string> {
  sampleTemplate ??= createSampleTemplate();
  const folder = emptyFolder();
  cpSync(template ?? (await sampleTemplate), folder, { recursive: true });
  if (isOverHttp) {
    servedStores.set(folder, undefined);
    await siteEnv(folder, '');
  }
  return folder;
}

async function createSampleTemplate(): Promise<string> {
  const folder = emptyFolder();
  const { code, stderr } = await runShell(folder, 'croupier init --name "Golden Guide" --sample --quiet');
  if (code !== 0) throw new Error(`The sample store cannot be made: ${stderr}`);
  return folder;
}

const MAX_OUTPUT_BYTES = 4_000_000;

/** Runs a line of bash in a folder, with `croupier` on the PATH and without a terminal. */
export async function runShell(
  folder: string,
  line: string,
  { stdin, env, interruptOnce }: ShellOptions = {},
): Promise<ShellResult> {
  const site = await siteEnv(folder, line);
  // Named sites of whoever runs the tests are not read.
  const config = { XDG_CONFIG_HOME: path.join(folder, '.config') };
  return new Promise((resolve, reject) => {
    const { CI, NO_COLOR, FORCE_COLOR, CROUPIER_STORE, CROUPIER_SITE, CROUPIER_DEBUG, ...rest } = process.env;
    // With a socket as stdin bash reads ~/.bashrc, as for a remote shell.
    const child = spawn('bash', ['--norc', '-c', line], {
      cwd: folder,
      detached: true,
      env: {
        ...rest,
        PATH: `${path.join(root, 'node_modules/.bin')}:${rest.PATH}`,
        ...config,
        ...site,
        ...env,
      },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    let isInterrupted = false;
    const interrupt = () => {
      if (!isInterrupted) process.kill(-(child.pid as number), 'SIGINT');
      isInterrupted = true;
    };
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      if (interruptOnce instanceof RegExp && interruptOnce.test(stderr)) interrupt();
    });
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : -1), stdout, stderr }),
    );
    child.stdin.on('error', () => undefined);
    // A pipe holds less than this, so the command has started to read once it is written.
    if (interruptOnce === 'reading') child.stdin.write(' '.repeat(MAX_OUTPUT_BYTES), interrupt);
    else if (stdin !== undefined || interruptOnce === undefined) child.stdin.end(stdin ?? '');
  });
}

/** The hash of every file of a folder, to compare before and after. */
export function fileHashes(folder: string): Record<string, string> {
  const prints: Record<string, string> = {};
  for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
    const place = path.join(folder, name);
    // When a token was last used is no content.
    if (!statSync(place).isFile() || name.includes('private/expiring')) continue;
    prints[name] = createHash('sha256').update(readFileSync(place)).digest('hex');
  }
  return prints;
}
