import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pngFile } from '../../../packages/core/src/values/testing/small-pictures.js';
import { wxr } from '../../../packages/core/src/wordpress/testing/wxr.js';
import { startServe } from '../served-folder.js';
import { emptyFolder, runShell } from '../shell.js';
import { runTranscript } from '../transcript.js';

const UPLOADS = 'https://old.example/wp-content/uploads';
const TEXT = `Calm <a href="https://kept.example/a">a</a>.\n\n<img src="${UPLOADS}/fox-30x20.png" alt="Fox">`;

const exportOf = (content: string, meta: Record<string, string> = {}) =>
  wxr({
    items: [
      { id: 1, slug: 'fox', title: 'Fox’s “den”', content, meta },
      { id: 2, type: 'attachment', attachment: `${UPLOADS}/fox.png` },
    ],
  });

/** A moved site that is served. */
async function movedSite(): Promise<{ folder: string; address: string }> {
  const folder = emptyFolder();
  mkdirSync(path.join(folder, 'uploads'));
  writeFileSync(path.join(folder, 'uploads/fox.png'), pngFile(3, 2));
  writeFileSync(path.join(folder, 'site.xml'), exportOf(TEXT));
  await runShell(folder, 'croupier init --name Trial --quiet');
  await runShell(folder, 'croupier settings set --site-base-url https://new.example --quiet');
  await runShell(folder, 'croupier migrate wordpress site.xml --uploads uploads --quiet');
  return { folder, address: (await startServe(folder)).address };
}

test('a running site is asked for every old address, and its pages are compared with the texts of the export', async () => {
  const { folder, address } = await movedSite();
  const more =
    '<a href="https://lost.example/b">b</a> <img src="https://old.example/wp-content/uploads/lost.png">';
  const seo = {
    _yoast_wpseo_title: 'Another title',
    _yoast_wpseo_canonical: 'https://old.example/2019/05/fox/',
  };
  writeFileSync(path.join(folder, 'changed.xml'), exportOf(`${TEXT} ${more}`, seo));
  writeFileSync(path.join(folder, 'list.txt'), '/lost\n');
  await runTranscript(
    folder,
    `
    $ croupier migrate verify site.xml --at ${address}
    ! 5 old addresses.
    ! 5 sent on by one redirect
    $ croupier migrate verify changed.xml --at ${address} --report report.html
    ! 5 old addresses.
    ! 5 sent on by one redirect
    ! Pages with another title (1):
    !   https://old.example/2019/05/fox/
    ! Links to other sites that are lost (1):
    !   https://lost.example/b on https://old.example/2019/05/fox/
    ! Pictures that are lost (1):
    !   https://old.example/2019/05/fox/
    $ grep -c "Links to other sites that are lost" report.html
    1
    $ croupier migrate verify changed.xml --at ${address} --json --jq ".differences[].kind"
    title
    link
    picture
    $ croupier migrate verify list.txt --at ${address}
    ? 6
    ! 1 old address.
    ! 1 leading to nothing:
    !   /lost
    `,
  );
});

test('saved pages are old pages, with their titles, headings and canonical addresses', async () => {
  const { folder, address } = await movedSite();
  const page = (head: string, heading: string) =>
    `<!doctype html><head>${head}</head><nav><a href="https://frame.example/">x</a></nav><main><h1>${heading}</h1><a href="https://kept.example/a">a</a><img src="../../../wp-content/uploads/fox-150x150.png"></main>`;
  for (const [name, html] of [
    ['old.example/2019/05/fox/index.html', page('<title>Den</title>', 'FOX&#8217;S  "den"')],
    ['old.example/gone.html', page('<link rel="canonical" href="https://old.example/gone">', 'Gone')],
  ] as const) {
    mkdirSync(path.join(folder, 'saved', path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, 'saved', name), html);
  }
  await runTranscript(
    folder,
    `
    $ croupier migrate verify site.xml --at ${address} --old saved
    ? 6
    ! 6 old addresses.
    ! 5 sent on by one redirect
    ! 1 leading to nothing:
    !   /gone
    ! Pages with another title (1):
    !   https://old.example/2019/05/fox/
    $ croupier migrate verify site.xml --old saved
    ? 2
    ! …
    $ croupier migrate verify site.xml --at ${address} --old uploads
    ? 2
    ! …
    `,
  );
});

test('several redirects, a circle, an error and a redirect to the home page are told, and nobody there is an error', async () => {
  const leads: Record<string, string> = {
    '/a': '/b',
    '/b': '/c',
    '/round': '/round',
    '/home': '/',
    '/out': 'https://other.example/',
    '/index.php': '/',
    '/deals/fox': '/go/fox',
    '/go/fox': 'https://fox.example/',
  };
  const server = createServer(({ url = '' }, response) => {
    const location = leads[url];
    const status = { '/': 200, '/c': 200, '/gone': 410, '/broken': 500 }[url.replace(/[?].*/, '')] ?? 404;
    response.writeHead(location === undefined ? status : 301, { location: location ?? '' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => void server.close());
  const folder = emptyFolder();
  writeFileSync(
    path.join(folder, 'list.txt'),
    [
      '/a',
      '/b',
      '/c',
      '/round',
      '/home',
      '/out',
      '/gone',
      '/broken',
      '/x',
      '/?p=1',
      '/index.php',
      '/deals/fox',
    ].join('\n'),
  );
  const { stdout } = await runShell(
    folder,
    `croupier migrate verify list.txt --at ${address} --json --jq ".counts"`,
  );
  expect(JSON.parse(stdout)).toEqual({
    ...{ page: 1, 'one-hop': 4, gone: 1, 'several-hops': 1 },
    ...{ 'to-home': 2, missing: 1, loop: 1, failed: 1 },
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await runShell(folder, `croupier migrate verify list.txt --at ${address}`)).toMatchObject({
    stderr: expect.stringContaining('does not answer'),
  });
  expect(await runShell(folder, 'croupier migrate verify list.txt --at new.example')).toMatchObject({
    code: 2,
  });
});
