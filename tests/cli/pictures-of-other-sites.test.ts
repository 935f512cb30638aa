import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { pngFile } from '../../packages/core/src/values/testing/small-pictures.js';
import { emptyFolder, runShell } from './shell.js';
import { runTranscript } from './transcript.js';
import { startWebServer } from './web-server.js';

const TOO_LARGE = Buffer.alloc(11 * 1_024 * 1_024, 1);

function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  if (url === '/leak') return void response.writeHead(302, { location: 'https://inside.example/' }).end();
  if (url === '/fox.png')
    return void response.writeHead(200, { 'content-type': 'image/png' }).end(pngFile(3, 2));
  if (url === '/large.png') return void response.writeHead(200).end(TOO_LARGE);
  response.writeHead(404).end();
}

async function store(): Promise<string> {
  const folder = emptyFolder();
  expect(await runShell(folder, 'croupier init --name Trial --quiet')).toMatchObject({ code: 0 });
  return folder;
}

test('a picture of another site is added by its address', async () => {
  const { env } = await startWebServer(answer);
  await runTranscript(
    await store(),
    `
    $ croupier media add --url https://register.example/fox.png --dry-run
    would add fox.png: PNG, 1 KB, 3×2 pixels, as /media/…
    $ croupier media add --url https://register.example/fox.png
    /media/…
    ! …
    $ croupier media list --format ndjson --fields title,width
    {"title":"fox.png","width":3}
    $ croupier media add
    ? 2
    ! Name the pictures
    ! …
    `,
    { env },
  );
});

test('no picture is fetched that is too large, not encrypted, gone, or on a private network', async () => {
  const { env, requests } = await startWebServer(answer);
  const folder = await store();
  for (const [address, words] of [
    ['https://register.example/large.png', 'larger than 10 MB'],
    ['http://register.example/fox.png', 'is not encrypted'],
    ['https://register.example/gone.png', 'answers 404'],
    ['https://register.example/leak', 'private network'],
    ['https://both.example/fox.png', 'private network'],
    ['https://[::ffff:127.0.0.1]/fox.png', 'private network'],
  ] as const) {
    const { code, stderr } = await runShell(folder, `croupier media add --url '${address}'`, { env });
    expect(code, address).not.toBe(0);
    expect(stderr).toContain(words);
  }
  expect(requests.map(({ url }) => url)).toEqual(['/large.png', '/gone.png', '/leak']);
  expect(await runShell(folder, 'croupier media list --format ids')).toMatchObject({ stdout: '' });
});
