import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { croupierBin, emptyFolder, root, runShell, type ShellResult } from '../shell.js';

const NOUNS = { casinos: 300, bonuses: 40, games: 20, posts: 20, pages: 11, menus: 5, redirects: 30 };
/** The fields that a store generates. */
const ITS_OWN = ['id', 'createdAt', 'updatedAt', 'parentId', 'casinoId'];

let folder: string;
let afternoon: ShellResult;

beforeAll(async () => {
  folder = emptyFolder();
  cpSync(path.join(root, 'examples'), path.join(folder, 'examples'), { recursive: true });
  afternoon = await runShell(folder, `set -euo pipefail\nnpx() { "$@"; }\n${guide()}`);
});

test('the guide to a whole site runs as a script, from its first line to its last', () => {
  expect(afternoon.code, afternoon.stderr).toBe(0);
  expect(afternoon.stderr).toContain('300 rows, 300 created');
  expect(afternoon.stderr).toContain('Nothing is wrong.');
  for (const [noun, count] of Object.entries(NOUNS)) {
    expect(afternoon.stderr).toContain(`${noun}.csv: ${count} rows, ${count} unchanged`);
  }
});

test('the counts in its summary match the store', async () => {
  expect(afternoon.stderr).toContain('12 are inactive');
  expect(afternoon.stderr).toContain('15 have no visit address');
  const casinos = await listed('casinos', 'quiet-desk');
  expect(casinos.filter(({ isActive }) => !isActive)).toHaveLength(12);
  expect(casinos.filter(({ visitUrl }) => visitUrl === undefined)).toHaveLength(15);
});

test('the second store has what the first one has', async () => {
  for (const [noun, count] of Object.entries(NOUNS)) {
    const records = await listed(noun, 'quiet-desk');
    expect(records, noun).toHaveLength(count);
    const sorted = (some: object[]) => some.map((record) => JSON.stringify(record, inOrder)).sort();
    expect(sorted(await listed(noun, 'second-desk')), noun).toEqual(sorted(records));
  }
});

test('visitors get its texts, styles, pages and redirects', async () => {
  await whileServed(async (base) => {
    const home = await text(`${base}/`);
    for (const words of ['Casinos, looked at closely', '<b>Quiet Desk</b> 2026', 'How we score', '/media/']) {
      expect(home.includes(words), words).toBe(true);
    }
    const [css] = /\/styles\/custom-[^"]*/.exec(home) ?? [];
    expect(await text(`${base}${css}`)).toContain('letter-spacing');
    expect(await text(`${base}/about`)).toContain('we play with our own money');
    expect(await text(`${base}/casino/amber-crane`)).toContain('Amber Crane');
    expect((await fetch(`${base}/casino/brass-jackdaw`)).status).toBe(200);
    for (const [old, now] of [
      ['/review.php?id=3', '/casino/amber-dormouse'],
      ['/casino-amber-crane.html', '/casino/amber-crane'],
      ['/reviews-old/amber-ibis', '/casino/amber-ibis'],
    ]) {
      const answer = await fetch(`${base}${old}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')?.replace(/\?.*/, '')]).toEqual([301, now]);
    }
  });
});

test('other programs can read the files that it writes', () => {
  const sitemap = readFileSync(path.join(folder, 'afternoon/sitemap.xml'), 'utf8');
  expect(sitemap.match(/<loc>https:\/\/quiet-desk\.example\/casino\//g)).toHaveLength(288);
  expect(afternoon.stdout).toContain('<croupier-casino-card');
  expect(afternoon.stdout).toContain('<iframe');
});

/** The commands of the guide, without `serve`. */
function guide(): string {
  const page = readFileSync(path.join(root, 'docs/guides/afternoon.md'), 'utf8');
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  expect(blocks.length).toBeGreaterThan(8);
  return blocks.join('').replace(/^.* {2}# until stopped\n/gm, '');
}

async function listed(noun: string, store: string): Promise<Record<string, unknown>[]> {
  const { stdout, stderr } = await runShell(
    folder,
    `croupier ${noun} list --json --store afternoon/${store}`,
  );
  if (stdout === '') throw new Error(stderr);
  const whole: Record<string, unknown>[] | Record<string, Record<string, unknown>[]> = JSON.parse(stdout);
  return Array.isArray(whole) ? whole : Object.values(whole).flat();
}

/** A record with sorted fields, without those that a store generates. */
function inOrder(key: string, value: unknown): unknown {
  if (ITS_OWN.includes(key)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function text(address: string): Promise<string> {
  return (await fetch(address)).text();
}

async function whileServed(look: (base: string) => Promise<void>): Promise<void> {
  const child = spawn(
    process.execPath,
    [croupierBin, 'serve', '--port', '0', '--store', 'afternoon/quiet-desk'],
    {
      cwd: folder,
    },
  );
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    await look(
      await new Promise<string>((resolve, reject) => {
        let said = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream.on('data', (piece) => {
            said += piece;
            const [base] = /http:\/\/[^\s/]+/.exec(said) ?? [];
            if (base !== undefined) resolve(base);
          });
        }
        child.once('close', () => reject(new Error(`It stopped without an address:\n${said}`)));
      }),
    );
  } finally {
    child.kill('SIGTERM');
    await closed;
  }
}
