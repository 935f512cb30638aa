import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { memoryStorage } from '@croupier/core';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bucketOfEnvironment } from '../../../packages/cli/src/picture-bucket.js';
import { testMediaStorage } from '../../../packages/core/src/store/testing/media.js';
import { type Cluster, startCluster } from '../../../scripts/postgres-cluster.js';
import { startServe } from '../../cli/served-folder.js';
import { emptyFolder, runShell } from '../../cli/shell.js';
import { isSignedWith } from '../aws-signature.js';

/** The key of the server's only account. */
const SECRET = 'S3RVER';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ isDurable: false });
});
afterAll(() => cluster?.stop());

/** A server that keeps buckets in a folder, behind one that refuses what is not signed, and what a command needs to use one of them. */
async function startBuckets() {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: emptyFolder(),
    configureBuckets: [{ name: 'pictures' }, { name: 'others' }],
  });
  const { port: innerPort } = await server.run();
  const check = await startSignatureCheck(innerPort);
  const { port } = check;
  const stop = () => Promise.all([check.stop(), server.close()]);
  onTestFinished(() => void stop().catch(() => undefined));
  const envOf = (bucket: string) => ({
    CROUPIER_MEDIA: `http://127.0.0.1:${port}/${bucket}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: SECRET,
  });
  return { envOf, stop };
}

/** Lets through to s3rver what is signed with the secret: s3rver itself takes every signature of version 4. */
async function startSignatureCheck(target: number) {
  const proxy = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    if (!isSignedWith(SECRET, { method, url, headers })) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const options = { host: '127.0.0.1', port: target, method, path: url, headers };
    const forwarded = sendRequest(options, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const stop = async () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { port: (proxy.address() as AddressInfo).port, stop };
}

testMediaStorage(async () => {
  const { envOf } = await startBuckets();
  const opened = () => ({ ...memoryStorage(), media: bucketOfEnvironment(envOf('pictures')) ?? fail() });
  const storage = opened();
  return { storage, reopen: async () => ({ ...storage, media: opened().media }) };
});

function fail(): never {
  throw new Error('No bucket is named');
}

async function photo(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 640 * 200 * 3 }, (_, n) => (n * 31 + (n >> 7)) & 255));
  return sharp(noise, { raw: { width: 640, height: 200, channels: 3 } })
    .png()
    .toBuffer();
}

test('pictures in a bucket are added, served with the same headers, backed up, restored elsewhere, and deleted', async () => {
  const { envOf } = await startBuckets();
  const folder = emptyFolder();
  const [here, there] = [await cluster.newDatabase(), await cluster.newDatabase()];
  const onBucket = { CROUPIER_STORE: here, ...envOf('pictures') };
  const run = async (line: string, env: Record<string, string> = onBucket) => {
    const done = await runShell(folder, line, { env });
    expect(done, line).toMatchObject({ code: 0 });
    return done.stdout.trim();
  };
  const picture = await photo();
  writeFileSync(path.join(folder, 'fox.png'), picture);
  await run('croupier init "$CROUPIER_STORE" --name Bucket --quiet');
  const address = await run('croupier media add fox.png --json');
  const hash = /[0-9a-f]{32}/.exec(address)?.[0] ?? fail();
  const inBucket = () => bucketOfEnvironment(envOf('pictures')) ?? fail();
  expect(await inBucket().list()).toEqual([`${hash}.png`]);

  const { server, address: site } = await startServe(folder, { env: onBucket });
  const original = await fetch(`${site}/media/${hash}.png`);
  expect(Buffer.from(await original.arrayBuffer()).equals(picture)).toBe(true);
  const variant = await fetch(`${site}/media/${hash}-160.webp`);
  expect(await sharp(Buffer.from(await variant.arrayBuffer())).metadata()).toMatchObject({ width: 160 });
  expect(await inBucket().variants?.read(`${hash}-160.webp`)).toBeDefined();

  await run('croupier backup all.ndjson --quiet');
  const env = { CROUPIER_STORE: there, ...envOf('others') };
  await run('croupier init "$CROUPIER_STORE" --name Other --quiet', env);
  await run('croupier restore all.ndjson --yes --quiet', env);
  expect(
    Buffer.from((await (bucketOfEnvironment(env) ?? fail()).read(`${hash}.png`)) ?? []).equals(picture),
  ).toBe(true);
  await run(
    'croupier init data --name Folder --quiet && croupier restore all.ndjson --yes --quiet --store data',
    {},
  );
  const ofFolder = await startServe(folder, { env: { CROUPIER_STORE: path.join(folder, 'data') } });
  for (const [name, ofBucket] of [
    [`${hash}.png`, original],
    [`${hash}-160.webp`, variant],
  ] as const) {
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([header]) => header !== 'date' && header !== 'x-request-id');
    expect(headersOf(ofBucket)).toEqual(headersOf(await fetch(`${ofFolder.address}/media/${name}`)));
  }
  const everything = readFileSync(path.join(folder, 'all.ndjson'), 'utf8');
  expect(everything).not.toContain(SECRET);
  expect(await run('croupier history list --json')).not.toContain(SECRET);

  await run('croupier media delete fox.png --yes --quiet');
  await run('croupier doctor --fix --only left-over-media --yes --quiet');
  expect(await inBucket().list()).toEqual([]);
  expect(await inBucket().variants?.read(`${hash}-160.webp`)).toBeUndefined();
  server.kill('SIGTERM');
  await once(server, 'exit');
});

test('a bucket that is away, is missing or refuses its keys is named, and no message shows a key', async () => {
  const { envOf, stop } = await startBuckets();
  const folder = emptyFolder();
  writeFileSync(path.join(folder, 'fox.png'), await photo());
  const url = await cluster.newDatabase();
  const said = async (more: Record<string, string>, line = 'croupier media add fox.png --verbose') => {
    const env = { CROUPIER_STORE: url, ...envOf('pictures'), CROUPIER_DEBUG: '1', ...more };
    const { code, stdout, stderr } = await runShell(folder, line, { env });
    expect(code).not.toBe(0);
    expect(`${stdout}${stderr}`).not.toContain(more.AWS_SECRET_ACCESS_KEY || SECRET);
    return stderr;
  };
  await runShell(folder, 'croupier init "$CROUPIER_STORE" --name Bucket --quiet', {
    env: { CROUPIER_STORE: url },
  });
  expect(await said(envOf('missing'))).toContain('answered with status 404');
  for (const keys of [
    { AWS_ACCESS_KEY_ID: 'nobody', AWS_SECRET_ACCESS_KEY: SECRET },
    { AWS_SECRET_ACCESS_KEY: 'hush-hush' },
  ])
    expect(await said(keys)).toContain('answered with status 403');
  expect(await said({ AWS_SECRET_ACCESS_KEY: '' })).toContain('The keys of the bucket');
  expect(
    await said({ CROUPIER_MEDIA: 'https://me:hush-hush@s3.example/b', AWS_SECRET_ACCESS_KEY: 'hush-hush' }),
  ).toContain('cannot be read');
  await stop();
  expect(await said({})).toContain('does not answer');
});
