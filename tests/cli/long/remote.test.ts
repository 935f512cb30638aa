import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveStore } from '../served-store.js';
import { emptyFolder, runShell, sampleFolder } from '../shell.js';
import { runTranscript } from '../transcript.js';

async function servedSample() {
  const folder = await sampleFolder();
  const served = await serveStore(path.join(folder, 'croupier-data'), 'admin');
  onTestFinished(() => served.stop());
  // The commands run where there is no store.
  return { env: served.env, folder: emptyFolder(), store: folder };
}

test('casinos are listed, edited, imported and exported from afar as where the store is', async () => {
  const { env, folder } = await servedSample();
  writeFileSync(
    path.join(folder, 'two.csv'),
    'name,description,rating,bonuses,games,paymentMethods\nOne,x,4,None,Slots,Visa\nTwo,x,3,None,Slots,Visa\n',
  );
  await runTranscript(
    folder,
    `
    $ croupier casinos edit paper-kite --rating 9.5
    ! Changed Paper Kite (paper-kite).
    $ croupier casinos show paper-kite --fields rating
    Rating	9.5
    $ croupier casinos edit paper-kite --rating 11
    ! Rating must be between 0 and 10
    ! …
    ? 6
    $ croupier casinos import two.csv
    ! two.csv: 2 rows, 2 created (…
    ! …
    $ croupier casinos import two.csv
    ! two.csv: …
    ! …
    ? 7
    $ croupier casinos export --output out.csv
    ! Wrote … casinos to out.csv.
    $ grep -c "^One," out.csv
    1
    $ croupier undo
    ! …
    $ croupier casinos show one
    ! …
    ? 5
    $ croupier history --limit 1 --json --fields by | grep -c '"admin"'
    1
    $ croupier backup all.backup --quiet
    $ croupier casinos delete paper-kite --yes --quiet
    $ croupier restore all.backup --yes --quiet
    $ croupier casinos show paper-kite --fields rating
    Rating	9.5
    `,
    { env },
  );
});

test('a token of a lower role is refused with the exit code of the terminal, an unknown one too', async () => {
  const { env, folder, store } = await servedSample();
  const { stdout } = await runShell(store, 'croupier tokens add low --user admin --role editor');
  const low = { env: { ...env, CROUPIER_TOKEN: stdout.trim() } };
  expect((await runShell(folder, 'croupier casinos list --format count', low)).code).toBe(0);
  expect((await runShell(folder, 'croupier casinos delete paper-kite --yes', low)).code).toBe(4);
  const none = { env: { ...env, CROUPIER_TOKEN: 'croupier_nobody' } };
  expect((await runShell(folder, 'croupier casinos list', none)).code).toBe(4);
});

test('named sites keep their tokens in a file that only their owner may read', async () => {
  const { env, folder } = await servedSample();
  const config = { XDG_CONFIG_HOME: path.join(folder, 'config') };
  const file = path.join(folder, 'config/croupier/sites.json');
  await runTranscript(
    folder,
    `
    $ croupier sites add live ${env.CROUPIER_SITE} --token-file -
    ! Added live: ${env.CROUPIER_SITE}. Try it: croupier --site live operations
    $ croupier sites list
    live	${env.CROUPIER_SITE}	yes
    $ croupier --site live casinos show paper-kite --fields slug
    Slug	paper-kite
    $ croupier --site liv casinos list
    ! There is no site called 'liv'
    ! Did you mean 'live'?
    ? 5
    `,
    { env: config, stdin: env.CROUPIER_TOKEN },
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  const { code, stderr } = await runShell(folder, 'croupier --site live casinos list', { env: config });
  expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('Others may read') });
});

test('what is wrong with the network is told with its place and what to do', async () => {
  const folder = emptyFolder();
  await runTranscript(
    folder,
    `
    $ croupier --site http://127.0.0.1:18999 casinos list
    ! An error occurred
    ! http://127.0.0.1:18999 does not answer (ECONNREFUSED)
    ! Nothing was changed. Check the address and the connection, then try again.
    ? 1
    $ CROUPIER_TOKEN=x croupier --site http://guide.example casinos list
    ! A token would be sent to http://guide.example without encryption
    ! Name the site by its https address.
    ? 2
    $ croupier --site https://guide.example serve
    ! This works on the files of a store, not on a served site
    ! Run it where the store is.
    ? 2
    $ croupier --site https://guide.example --as noor casinos list
    ! --as works on a store
    ! On a site, the token says who you are.
    ? 2
    `,
  );
});

test('a change whose answer is lost on the way is asked for again, and made once', async () => {
  const { env, folder } = await servedSample();
  let lost = 0;
  const proxy = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = await fetch(env.CROUPIER_SITE + request.url, {
      method: request.method as string,
      headers: {
        'content-type': request.headers['content-type'] as string,
        authorization: request.headers.authorization as string,
      },
      body: Buffer.concat(parts),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (request.url === '/api/casinos.add' && lost++ === 0) response.destroy();
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const through = {
    env: { ...env, CROUPIER_SITE: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` },
  };
  const done = await runShell(folder, 'croupier casinos add --name Once --description x --json', through);
  expect({ code: done.code, stderr: done.stderr }).toEqual({ code: 0, stderr: '' });
  expect(lost).toBe(2);
  const history = await runShell(folder, 'croupier history --json', { env });
  expect(
    JSON.parse(history.stdout).filter((one: { operation: string }) => one.operation === 'casinos.add'),
  ).toHaveLength(1);
});
