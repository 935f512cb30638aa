import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { emptyFolder, runShell } from './shell.js';
import { runTranscript } from './transcript.js';
import { startWebServer } from './web-server.js';

/** A store with a link to each of these addresses. */
async function storeWithLinks(...addresses: string[]): Promise<string> {
  const folder = emptyFolder();
  const lines = addresses.map(
    (url, i) => `croupier casinos add --name "Owl ${i}" --description Calm --visit-url "${url}" --quiet`,
  );
  const line = ['croupier init --name Trial --quiet', ...lines].join(' && ');
  expect(await runShell(folder, line)).toMatchObject({ code: 0 });
  return folder;
}

/** What the hosts of the test answer. */
function answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const to = { '/old': '/new?a=4711', '/go': 'https://mirror.example/' }[url.split('?')[0] as string];
  if (headers.host === 'register.example' && to !== undefined)
    return void response.writeHead(url.startsWith('/old') ? 301 : 302, { location: to }).end();
  if (url.startsWith('/leak'))
    return void response.writeHead(302, { location: 'https://inside.example/' }).end();
  response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Owl</title>');
}

test('links are checked, listed, told by the doctor, and updated where they moved', async () => {
  const { env, requests } = await startWebServer(answer);
  const folder = await storeWithLinks(
    'https://register.example/old?a=4711',
    'https://register.example/go?a=4711',
    'https://mirror.example/',
  );
  await runTranscript(
    folder,
    `
    $ croupier links check --no-input
    https://register.example/go?a=4711	lost-parameters	casinos Owl 1	It loses a on its way to https://mirror.example/	…
    https://register.example/old?a=4711	moved	casinos Owl 0	It moved for good to https://register.example/new?a=4711	…
    ? 6
    ! Followed 3 links: 1 ok, 1 moved, 1 lost-parameters.
    $ croupier links list --outcome ok --format ids
    https://mirror.example/
    $ croupier links list --format ndjson --fields outcome,status,newUrl
    {"outcome":"lost-parameters","status":200}
    {"outcome":"moved","status":200,"newUrl":"https://register.example/new?a=4711"}
    {"outcome":"ok","status":200}
    $ croupier doctor --only outgoing-link
    error: Casino 'Owl 1' leads to https://register.example/go?a=4711. It loses a on its way to https://mirror.example/
    …
    warning: Casino 'Owl 0' leads to https://register.example/old?a=4711. It moved for good to https://register.example/new?a=4711
    …
    ? 6
    ! …
    $ croupier links update https://register.example/go?a=4711
    ? 5
    ! …
    ! No check found a new address for https://register.example/go?a=4711
    ! …
    $ croupier links update
    ? 2
    ! …
    ! …
    ! …
    $ croupier links update --all --no-input
    ? 2
    ! …
    ! …
    $ croupier links update --all --yes
    ! https://register.example/old?a=4711 is https://register.example/new?a=4711 now.
    $ croupier casinos show owl-0 --fields visitUrl
    Visit URL	https://register.example/new?a=4711
    $ croupier links check --casino owl-0 --quiet
    $ croupier undo --quiet
    `,
    { env },
  );
  // A host gets no other request than its links: no robots.txt for clicks.
  expect(requests.map(({ url }) => url).filter((url) => url === '/robots.txt')).toEqual([]);
  expect(new Set(requests.map(({ headers }) => headers['user-agent']))).toEqual(new Set(['croupier']));
});

test('no name and no redirect makes the command ask a private address', async () => {
  const { env, requests } = await startWebServer(answer);
  const folder = await storeWithLinks(
    'https://inside.example/',
    'https://metadata.example/latest/meta-data/',
    'https://both.example/',
    'http://127.0.0.1/',
    'http://[::ffff:127.0.0.1]/',
    'https://register.example/leak',
  );
  const checked = await runShell(folder, 'croupier links check --json', { env });
  expect(checked.code, checked.stderr).toBe(0);
  const results = JSON.parse(checked.stdout) as object[];
  expect(results).toHaveLength(6);
  for (const result of results)
    expect(result).toMatchObject({ outcome: 'failed', reason: 'private-address' });
  expect(requests.map(({ url }) => url)).toEqual(['/leak']);
});
