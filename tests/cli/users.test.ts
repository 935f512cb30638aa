import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createPerform, runtime, trackingClick, trackingView, VISITOR } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { expect, test } from 'vitest';
import { emptyFolder, fileHashes, runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

test('a user is added, changed, deactivated and deleted', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier users add --username maria --email maria@guide.example
    …-…-…-…
    ! Added maria.
    ! The one-time password, shown this once and to be changed at the first sign-in:
    $ croupier users list
    admin	admin@sample.example	admin	active	Never	…
    maria	maria@guide.example	editor	active	Never	…
    noor	noor@sample.example	user	active	Never	…
    piet	piet@sample.example	user	active	Never	…
    $ croupier users edit MARIA --role moderator
    ! Changed maria.
    $ croupier users deactivate maria@guide.example
    ! Deactivated maria.
    $ croupier users list --status inactive --format csv --fields username,role,hasPassword,mustChangePassword
    username,role,hasPassword,mustChangePassword
    maria,moderator,true,true
    $ croupier users delete maria
    ! Are you sure you want to delete user "maria"?
    ! Nobody is here to answer: give --yes to delete without a question.
    ? 2
    $ croupier users delete maria --yes
    ! Deleted maria.
    $ croupier users show maria
    ! User 'maria' is not there
    ! croupier users list shows every user.
    ? 5
  `,
  );
});

test('the terminal rejects what the form rejects, with its messages, and changes nothing', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier users list');
  const before = fileHashes(folder);
  await runTranscript(
    folder,
    `
    $ croupier users add --email x@guide.example
    ! Username is required
    ! Give it with --username.
    ? 2
    $ croupier users add --username x --email nobody
    ! Please enter a valid email address
    !   given: 'nobody'
    ? 6
    $ croupier users add --username Noor --email x@guide.example
    ! Email or username already exists
    !   given: 'Noor'
    ! Choose another; capital letters make no difference.
    ? 7
    $ croupier users delete admin --yes
    ! 'admin' is the last admin who can sign in
    ! Make someone else an admin first: croupier users edit NAME --role admin
    ? 7
    $ printf secret | croupier users set-password noor --from -
    ! Please choose a less common password
    ? 6
    $ printf short | croupier users set-password noor --from -
    ! Password must be at least 6 characters long
    ? 6
    $ croupier users set-password noor --ask
    ! Nobody is here to type a password
    ! Give it with --from FILE.
    ? 2
    $ croupier users set-password noor --dry-run
    would set the password of noor
  `,
  );
  expect(fileHashes(folder)).toEqual(before);
});

test('passwords are in no output and no option, and only as hashes in one private file', async () => {
  const folder = await sampleFolder();
  const chosen = 'canary umbra 7712';
  const runs = [
    await runShell(folder, 'croupier users set-password noor --from - --json', { stdin: `${chosen}\n` }),
    await runShell(folder, 'croupier users set-password admin --from - --verbose', { stdin: chosen }),
    await runShell(folder, 'croupier users set-password piet --from - --as noor', {
      stdin: chosen,
      env: { CROUPIER_DEBUG: '1' },
    }),
    await runShell(folder, 'croupier history show $(croupier history --format ids --limit 1) --json'),
    await runShell(folder, 'croupier users list --json'),
    await runShell(folder, 'croupier operations --json'),
  ];
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 4, 0, 0, 0]);
  expect(JSON.stringify(runs)).not.toContain('canary');
  expect(JSON.stringify(runs)).not.toContain('$scrypt$');
  expect(runs[1]?.stderr, 'a password is never taken back, so no undo is offered').toMatch(
    /Change [0-9a-f-]{36}\.\n$/,
  );
  const { stdout: once } = await runShell(folder, 'croupier users set-password piet');
  const where: string[] = [];
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const place = path.join(folder, name);
    if (!statSync(place).isFile()) continue;
    const text = readFileSync(place, 'latin1');
    expect(text, name).not.toContain('canary');
    expect(text, name).not.toContain(once.trim());
    if (text.includes('$scrypt$')) where.push(name);
  }
  expect(where).toEqual(['croupier-data/private/credentials.json']);
  expect(statSync(path.join(folder, 'croupier-data/private')).mode & 0o077).toBe(0);
});

test('--as acts with the role of a user, called by name, address or id, and with none that is not active', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier users add --username ed --email ed@guide.example');
  const { stdout } = await runShell(folder, 'croupier users show ed --json');
  const { id } = JSON.parse(stdout);
  for (const called of ['ed', 'ED', 'ed@guide.example', id, id.slice(0, 14)]) {
    const as = `--as ${called}`;
    expect(await runShell(folder, `croupier casinos feature copper-heron --dry-run ${as}`)).toMatchObject({
      code: 0,
    });
    expect(await runShell(folder, `croupier users list ${as}`)).toMatchObject({ code: 4, stdout: '' });
  }
  await runShell(folder, 'croupier users deactivate ed');
  const refused = await runShell(folder, 'croupier casinos list --as ed');
  expect(refused).toMatchObject({ code: 4, stdout: '' });
  expect(refused.stderr).toContain("User 'ed' is not active");
  expect(await runShell(folder, 'croupier casinos list --as nobody')).toMatchObject({ code: 5, stdout: '' });
});

test('tracking data is summarized, exported and cleared', async () => {
  const folder = await sampleFolder();
  const storage = fileStorage(path.join(folder, 'croupier-data'));
  const perform = createPerform(storage, runtime);
  const actor = VISITOR;
  await runTranscript(
    folder,
    `
    $ croupier tracking summary
    Page views	0
    Clicks	0
    Views on the dashboard	12543
    ! No data yet.
  `,
  );
  await perform(trackingView, { path: '/', title: 'Home' }, { actor });
  await perform(trackingView, { path: '/', title: 'Home' }, { actor });
  await perform(trackingClick, { label: '=Visit', url: 'https://heron.example/', location: '/' }, { actor });
  await runTranscript(
    folder,
    `
    $ croupier tracking summary --json | grep -c '"day"'
    7
    $ croupier tracking summary | tail -2
    …
    $ croupier tracking clicks
    id,label,url,location,ts
    …,'=Visit,https://heron.example/,/,…
    $ croupier tracking pageviews --output pageviews.csv
    ! Wrote 2 lines to pageviews.csv.
    $ croupier tracking pageviews --json | grep -c '"title":"Home"'
    2
    $ croupier tracking clear
    ! Clear 2 page views and 1 click? They cannot be brought back.
    ! Nobody is here to answer: give --yes to clear them without a question.
    ? 2
    $ croupier tracking clear --dry-run
    would clear 2 page views and 1 click
    $ croupier tracking clear --yes
    ! Cleared 2 page views and 1 click.
    $ croupier tracking pageviews
    id,path,title,referrer,ts
  `,
  );
  expect(readFileSync(path.join(folder, 'pageviews.csv'), 'utf8')).toMatch(
    /^id,path,title,referrer,ts\n.+\n.+\n$/,
  );
});

test('a sitemap needs the address of the site, takes it from the settings, and is written whole', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier sitemap
    ! A sitemap needs the address of the site
    ! Give it with --base-url https://guide.example, or set it for good: croupier settings set --site-base-url URL
    ? 6
    $ croupier sitemap --base-url guide.example
    ! baseUrl must be an address like https://guide.example
    ? 2
    $ croupier sitemap --basic --base-url https://guide.example/ --output sitemap.xml --json
    {
    |   "files": [
    |     "sitemap.xml"
    |   ],
    |   "urls": 9
    }
    $ grep -c '<changefreq>weekly' sitemap.xml
    9
    $ croupier sitemap --base-url https://guide.example | grep -c copper-heron
    0
    ? 1
    $ croupier settings set --is-sample false --quiet
    $ croupier sitemap --base-url https://guide.example | grep copper-heron
    |     <loc>https://guide.example/casino/copper-heron</loc>
    $ croupier sitemap --base-url https://guide.example --output map.txt
    ! A sitemap ends in .xml
    ! Name it sitemap.xml.
    ? 2
  `,
  );
  expect(readdirSync(folder).sort()).toEqual(['croupier-data', 'sitemap.xml']);
});

test('users outside a store is an error', async () => {
  expect(await runShell(emptyFolder(), 'croupier users list')).toMatchObject({ code: 1, stdout: '' });
});
