import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emptyFolder, fileHashes, runShell, sampleFolder } from '../shell.js';
import { runTranscript } from '../transcript.js';
import { startWebServer } from '../web-server.js';

const DEFAULTS =
  '--default description=Listed. --default rating=3 --default bonuses=None --default games=Slots --default paymentMethods=Visa --no-defaults';
const SOURCE = `--collection casinos --map name=visitUrl --key domain ${DEFAULTS}`;

/** A new store, not the sample. */
async function newStore(): Promise<string> {
  const folder = emptyFolder();
  expect(await runShell(folder, 'croupier init --name Trial --quiet')).toMatchObject({ code: 0 });
  return folder;
}

/** A file that a server has, and answers by its ETag. */
function register(...domains: string[]) {
  const file = { text: '', etag: '' };
  const set = (...names: string[]) => {
    file.text = `name\n${names.join('\n')}\n`;
    file.etag = `"${names.join('-')}"`;
  };
  set(...domains);
  const answer = ({ headers }: IncomingMessage, response: ServerResponse) => {
    const isSame = headers['if-none-match'] === file.etag;
    response.writeHead(isSame ? 304 : 200, { etag: file.etag, 'content-type': 'text/csv; charset=utf-8' });
    response.end(isSame ? undefined : file.text);
  };
  return { set, answer };
}

test('a source that keeps its address is imported by its name alone, and an unchanged file is not read again', async () => {
  const { set, answer } = register('fox.example', 'owl.example');
  const { env, requests } = await startWebServer(answer);
  const folder = await newStore();
  await runTranscript(
    folder,
    `
    $ croupier sources save ontario --url https://register.example/list ${SOURCE} --quiet
    $ croupier casinos import --source ontario --mirror
    ! https://register.example/list: 2 rows, 2 created (… s)
    ! …
    $ croupier casinos import --source ontario --mirror
    ! https://register.example/list: unchanged since ontario was imported last; nothing done (… s)
    $ croupier imports list --source ontario
    …	ontario	…	https://register.example/list	2	2 created
    `,
    { env },
  );
  const same = await runShell(folder, 'croupier casinos import --source ontario --mirror --json', { env });
  expect(JSON.parse(same.stdout)).toMatchObject({ change: null, found: 0, isSameFile: true });

  set('fox.example', 'owl.example', 'elk.example');
  const next = await runShell(folder, 'croupier casinos import --source ontario --mirror', { env });
  expect(next).toMatchObject({ code: 0, stderr: expect.stringContaining('3 rows, 1 created, 2 unchanged') });
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([
    undefined,
    ...Array(3).fill('"fox.example-owl.example"'),
  ]);
});

test('an unchanged file is read again where the store has changed, where it is told something else, and after an undo', async () => {
  const { env, requests } = await startWebServer(register('fox.example').answer);
  const folder = await newStore();
  const run = (line: string) => runShell(folder, line, { env });
  await run(`croupier sources save ontario --url https://register.example/list ${SOURCE} --owns all --quiet`);
  await run('croupier casinos import --source ontario');
  await run('croupier casinos edit fox-example --name "By hand" --quiet');
  expect((await run('croupier casinos import --source ontario')).stderr).toContain('1 updated');
  expect((await run('croupier casinos import --source ontario')).stderr).toContain('nothing done');
  expect((await run('croupier casinos import --source ontario --constant countries=CA')).stderr).toContain(
    '1 updated',
  );
  await run('croupier undo --quiet; croupier undo --quiet; croupier undo --quiet; croupier undo --quiet');
  expect((await run('croupier casinos import --source ontario')).stderr).toContain('1 created');
  expect(requests.filter(({ headers }) => headers['if-none-match'] !== undefined)).toHaveLength(1);
});

test('rows that wait for a decision are told every night', async () => {
  const { env } = await startWebServer(register('red-fox.example', 'red.fox.example').answer);
  const folder = await newStore();
  const line = 'croupier casinos import --source ontario';
  await runShell(
    folder,
    `croupier sources save ontario --url https://register.example/list ${SOURCE} --quiet`,
  );
  for (const _night of [1, 2]) {
    const { code, stderr } = await runShell(folder, line, { env });
    expect([code, stderr]).toEqual([8, expect.stringContaining('1 row waits for a decision')]);
  }
});

test('--save-profile keeps the address of the file that was imported', async () => {
  const { env } = await startWebServer(register('fox.example').answer);
  const folder = await newStore();
  await runTranscript(
    folder,
    `
    $ croupier casinos import https://register.example/list?of=casinos --map name=visitUrl ${DEFAULTS} --save-profile partners --quiet
    $ croupier profiles show partners --jq .settings.url
    https://register.example/list?of=casinos
    $ croupier casinos import --profile partners --on-conflict skip
    ! https://register.example/list: 1 row, 1 skipped (… s)
    `,
    { env },
  );
});

test('a file is told by its ending, else by its type, and read compressed, after redirects to other hosts', async () => {
  const csv = 'name\nGolden Fox\n';
  const { env } = await startWebServer(({ url }, response) => {
    if (url === '/old') return response.writeHead(302, { location: 'https://mirror.example/list.csv' }).end();
    if (url === '/list.csv')
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(csv));
    if (url === '/json') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' });
      return response.end(brotliCompressSync('[{"name":"Golden Fox"}]'));
    }
    return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(csv);
  });
  const folder = await newStore();
  const line = (url: string) =>
    `croupier casinos import https://register.example${url} ${DEFAULTS} --dry-run`;
  for (const url of ['/old', '/list.csv', '/json', '/octets --input-format csv'])
    expect(await runShell(folder, line(url), { env }), url).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('1 row, 1 would be created'),
    });
  await runTranscript(
    folder,
    `
    $ ${line('/octets')}
    ? 2
    ! …
    ! https://register.example/octets ends in none of .csv .tsv .xlsx .json .ndjson, and its type is application/octet-stream: say what it is with --input-format.
    `,
    { env },
  );
});

test('what is not public, not https or no file is refused with its reason, and nothing is imported', async () => {
  const { env, requests } = await startWebServer(({ url }, response) => {
    const redirects: Record<string, string> = {
      '/inside': 'https://192.168.1.1/list.csv',
      '/plain': 'http://register.example/list.csv',
      '/metadata': 'https://metadata.example/list.csv',
      '/loop.csv': '/loop.csv',
    };
    const location = redirects[url ?? ''];
    if (location !== undefined) return response.writeHead(301, { location }).end();
    if (url === '/page')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>');
    if (url === '/short.csv') {
      response.writeHead(200, { 'content-length': '100' });
      return response.write('name\n', () => response.destroy());
    }
    return response.writeHead(url === '/closed.csv' ? 403 : 404).end();
  });
  const folder = await newStore();
  const before = fileHashes(folder);
  await runTranscript(
    folder,
    `
    $ croupier casinos import http://register.example/list.csv
    ? 2
    ! http://register.example/list.csv is not encrypted, and a file that others can change on its way is not imported
    ! …
    $ croupier casinos import ftp://register.example/list.csv
    ? 2
    ! …
    ! …
    $ croupier casinos import https://guest:secret@register.example/list.csv
    ? 2
    ! The address holds a user name or a password
    ! …
    $ croupier casinos import https://127.0.0.1/list.csv
    ? 2
    ! 127.0.0.1 is an address of this machine or of a private network, and such files are not fetched
    ! Save the file by hand, and import that.
    $ croupier casinos import 'https://[::1]/list.csv'
    ? 2
    ! [::1] is an address of …
    ! …
    $ croupier casinos import https://0x7f.1/list.csv
    ? 2
    ! 127.0.0.1 is an address of …
    ! …
    $ croupier casinos import https://localhost/list.csv
    ? 2
    ! localhost is an address of …
    ! …
    $ croupier casinos import https://inside.example/list.csv
    ? 2
    ! inside.example is an address of …
    ! …
    $ croupier casinos import https://both.example/list.csv
    ? 2
    ! both.example is an address of …
    ! …
    $ croupier casinos import https://register.example/inside
    ? 2
    ! 192.168.1.1 is an address of …
    ! …
    $ croupier casinos import https://register.example/metadata
    ? 2
    ! metadata.example is an address of …
    ! …
    $ croupier casinos import https://register.example/plain
    ? 2
    ! https://register.example/plain redirects to http://register.example/list.csv, which is not fetched
    ! …
    $ croupier casinos import https://register.example/loop.csv
    ? 1
    ! …
    ! https://register.example/loop.csv redirects more than 5 times
    ! …
    $ croupier casinos import https://register.example/page
    ? 6
    ! https://register.example/page is a web page, not a file
    ! …
    $ croupier casinos import https://register.example/gone.csv
    ? 5
    ! There is no file at https://register.example/gone.csv (it answers 404)
    ! …
    $ croupier casinos import https://register.example/closed.csv
    ? 1
    ! …
    ! https://register.example/closed.csv answers 403 instead of a file
    ! …
    $ croupier casinos import https://register.example/short.csv
    ? 1
    ! …
    ! https://register.example/short.csv ended before the file was whole
    ! …
    $ croupier sources save ontario --url http://register.example/list.csv --collection casinos
    ? 2
    ! …
    ! …
    `,
    { env },
  );
  expect(fileHashes(folder)).toEqual(before);
  expect(requests.map(({ headers }) => headers.host)).not.toContain('192.168.1.1');
});

test('an import without a file says how to name one', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos import
    ? 2
    ! Name the file
    ! Give its path, its https:// address, or - to read stdin.
    $ croupier sources save dk --collection casinos --quiet
    $ croupier casinos import --source dk
    ? 2
    ! dk keeps no address of its file
    ! Name the file, or keep its address with --url: croupier sources save.
    `,
  );
});
