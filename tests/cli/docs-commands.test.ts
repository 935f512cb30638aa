import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickShare } from '../long-run.js';

const ROOT = path.join(import.meta.dirname, '../..');
const CROUPIER = path.join(ROOT, 'packages/cli/bin/croupier.js');
const PAGES = [
  'README.md',
  'examples/README.md',
  'packages/cli/README.md',
  'docs/guides/editors.md',
  'docs/guides/importing.md',
  'docs/guides/affiliates.md',
  'docs/guides/redirects.md',
  'docs/guides/visits.md',
  'docs/guides/earnings.md',
  'docs/guides/site-owners.md',
  'docs/guides/live-site.md',
  'docs/guides/deploy.md',
  'docs/guides/markets.md',
  'docs/guides/wordpress.md',
];

describe.each(quickShare(PAGES, 4))('%s', (page) => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'croupier-docs-'));
    cpSync(path.join(ROOT, 'examples'), path.join(folder, 'examples'), { recursive: true });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const lines = commandsOf(page);

  test('has commands to try', () => {
    expect(lines.length).toBeGreaterThan(2);
  });

  test.each(lines)('%s', async (line) => {
    const [command = '', promise = ''] = line.split('  # ');
    if (promise === 'until stopped') {
      await expectToServe(command, folder);
      return;
    }
    const ran = await run(command, folder);
    expect(ran, ran.said).toMatchObject({ code: Number(promise.replace('exit ', '')) });
  });
});

/** What is typed on a machine that has a token of a site. */
const ELSEWHERE = /^croupier (sites add live|--site live) /;

/** The croupier commands of a page, and what writes files for them; a comment after two spaces gives the expected result. */
function commandsOf(page: string): string[] {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const code = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, lines]) => lines).join('');
  return [...code.matchAll(/^(?:(?:npx )?croupier|printf) .*$/gm)]
    .map(([line]) => line)
    .filter((line) => !ELSEWHERE.test(line));
}

function start(command: string, folder: string): ChildProcess {
  const line = command.replace(/^croupier\b|\bnpx croupier\b/g, `exec "${process.execPath}" "${CROUPIER}"`);
  return spawn('sh', ['-c', line], {
    cwd: folder,
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function run(command: string, folder: string): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = start(command, folder);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece) => {
        said += piece;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}

/** Starts a server, requests a page at the printed address, and stops it. */
async function expectToServe(command: string, folder: string): Promise<void> {
  const child = start(command.replace(/--port \d+/, '--port 0'), folder);
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    const answer = await fetch(await addressPrintedBy(child));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<html');
  } finally {
    child.kill('SIGTERM');
    await closed;
  }
}

function addressPrintedBy(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece) => {
        said += piece;
        const address = /http:\/\/\S+/.exec(said)?.[0];
        if (address !== undefined) resolve(address);
      });
    }
    child.once('close', () => reject(new Error(`It stopped without an address:\n${said}`)));
  });
}
