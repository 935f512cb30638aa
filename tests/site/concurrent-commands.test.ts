import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const CROUPIER = path.join(import.meta.dirname, '../../packages/cli/bin/croupier.js');

const HEADER =
  'name,description,rating,safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating,bonuses,games,paymentMethods,isActive';
const ROW = '"Fable & Finch",A library with tables.,4.6,4.5,4,4,4,4,"100 spins",Slots,Visa,true';

/** Runs a command asynchronously, so that this process notices connections that the server closes. */
async function croupier(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [CROUPIER, ...args]);
}

/** Starts `croupier serve` and reads the address that it prints. */
async function serving(store: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [CROUPIER, 'serve', '--store', store, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  for await (const piece of server.stderr ?? []) {
    said += piece;
    const address = /http:\/\/[\w.:]+/.exec(said)?.[0];
    if (address !== undefined) return { server, address };
  }
  throw new Error(`The server stopped: ${said}`);
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'an import in one terminal shows in another without a restart, until %s',
  async (signal, code) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'croupier-terminals-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const store = path.join(folder, 'store');
    await croupier('init', store, '--name', 'Two Terminals');
    const { server, address } = await serving(store);
    const page = async () => (await fetch(`${address}/best-casinos`)).text();
    expect(await page()).toContain('No casinos yet.');

    writeFileSync(path.join(folder, 'new.csv'), `${HEADER}\n${ROW}\n`);
    await croupier('casinos', 'import', path.join(folder, 'new.csv'), '--store', store);
    // A request waits a tenth of a second for new content, which a busy machine may take longer to read.
    await expect.poll(page).toContain('Fable &amp; Finch');
    const review = await fetch(`${address}/casino/fable-finch`);
    expect(review.status).toBe(200);
    expect(await review.text()).toContain('9.2');

    await croupier('undo', '--yes', '--store', store);
    await expect.poll(page).not.toContain('Fable &amp; Finch');

    const ended = once(server, 'exit');
    server.kill(signal);
    expect(await ended).toEqual([code, null]);
  },
);
