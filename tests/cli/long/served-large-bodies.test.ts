import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { expect, test } from 'vitest';
import { servedFolder } from '../served-folder.js';
import { runShell } from '../shell.js';

const MEGABYTE = 1_024 ** 2;
const UPLOAD_TYPE = 'application/vnd.croupier.upload';
const BODY_BYTES = 1_024 * MEGABYTE;
/** What a server may grow by, however long the body is. */
const MOST_GROWTH = 96 * MEGABYTE;

/** What a server answered, and how much of the body it took. */
interface Answered {
  status: number | undefined;
  text: string;
  sent: number;
}

/** Begins a POST to an operation. */
function post(site: { address: string; token: string }, operation: string, type: string): ClientRequest {
  return request(`${site.address}/api/${operation}`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${site.token}`, 'content-type': type },
  });
}

/** Sends a first line, then the same rows until the body is as long as this, no faster than the server reads. */
async function sendLongBody(asking: ClientRequest, first: string, bytes: number): Promise<Answered> {
  const rows = Buffer.from('Golden Fox,Calm and well lit,not a rating\n'.repeat(25_000));
  const answered = new Promise<Pick<Answered, 'status' | 'text'>>((resolve, reject) => {
    asking.on('error', reject);
    asking.on('response', async (response) => {
      let text = '';
      for await (const piece of response.setEncoding('utf8')) text += piece;
      resolve({ status: response.statusCode, text });
    });
  });
  let isAnswered = false;
  const end = answered.finally(() => {
    isAnswered = true;
  });
  let sent = 0;
  asking.write(first);
  while (sent < bytes && !isAnswered) {
    sent += rows.length;
    if (!asking.write(rows))
      await Promise.race([new Promise((resolve) => asking.once('drain', resolve)), end]);
  }
  asking.end();
  return { ...(await end), sent };
}

/** The most memory that a process has had, in bytes. */
function peakMemory(pid: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

test.runIf(process.platform === 'linux')(
  'a file far larger than memory allows is received within bounded memory, and refused for what is in it',
  async () => {
    const { server, address, env } = await servedFolder();
    const site = { address, token: env.CROUPIER_TOKEN };
    // The first import loads what every import needs.
    await sendLongBody(post(site, 'casinos.import', UPLOAD_TYPE), '{}\nwho,what\n', 0);
    const before = peakMemory(server.pid);
    const done = await sendLongBody(
      post(site, 'casinos.import', UPLOAD_TYPE),
      '{}\nwho,what,how\n',
      BODY_BYTES,
    );
    expect(done.sent).toBeGreaterThanOrEqual(BODY_BYTES);
    expect([done.status, JSON.parse(done.text).problem.code]).toEqual([422, 'invalid']);
    expect(peakMemory(server.pid) - before).toBeLessThan(MOST_GROWTH);
    expect((await fetch(address)).status).toBe(200);
  },
  600_000,
);

test.runIf(process.platform === 'linux')(
  'a request without a file that goes on and on is refused at its first megabytes',
  async () => {
    const { server, address, env } = await servedFolder();
    const site = { address, token: env.CROUPIER_TOKEN };
    const before = peakMemory(server.pid);
    const done = await sendLongBody(
      post(site, 'casinos.edit', 'application/json'),
      '{"input":{"record":"',
      BODY_BYTES,
    );
    expect([done.status, JSON.parse(done.text).problem.reason]).toEqual([413, 'request.too-large']);
    expect(done.sent).toBeLessThan(32 * MEGABYTE);
    expect(peakMemory(server.pid) - before).toBeLessThan(MOST_GROWTH);
  },
);

test('a file that comes at a trickle is refused after its deadline, and keeps no writer waiting meanwhile', async () => {
  const { folder, address, env } = await servedFolder();
  await runShell(folder, 'croupier casinos add --name Fox --description x --quiet');
  const asking = post({ address, token: env.CROUPIER_TOKEN }, 'casinos.import', UPLOAD_TYPE);
  asking.on('error', () => undefined);
  const answered = new Promise<Answered>((resolve) => {
    asking.on('response', async (response) => {
      let text = '';
      for await (const piece of response.setEncoding('utf8')) text += piece;
      resolve({ status: response.statusCode, text, sent: 0 });
    });
  });
  asking.write('{}\nname,description\n');
  const dripping = setInterval(() => asking.write('O'), 500);
  const edited = await runShell(folder, 'croupier casinos edit fox --rating 9', { env });
  expect(edited.code).toBe(0);
  expect((await fetch(address)).status).toBe(200);
  const { status, text } = await answered.finally(() => clearInterval(dripping));
  expect([status, JSON.parse(text).problem.reason]).toEqual([408, 'request.too-slow']);
});
