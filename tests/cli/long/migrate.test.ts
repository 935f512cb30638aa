import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pngFile } from '../../../packages/core/src/values/testing/small-pictures.js';
import { wxr } from '../../../packages/core/src/wordpress/testing/wxr.js';
import { emptyFolder, runShell } from '../shell.js';
import { runTranscript } from '../transcript.js';
import { startWebServer } from '../web-server.js';

const UPLOADS = 'https://register.example/wp-content/uploads';
const SITE = wxr({
  url: 'https://register.example',
  items: [
    {
      id: 1,
      slug: 'fox',
      title: 'Fox',
      content: `Calm.\n\n<img src="${UPLOADS}/2019/fox-30x20.png"> [owl_table]`,
    },
    { id: 2, type: 'attachment', attachment: `${UPLOADS}/2019/fox.png` },
    { id: 3, type: 'attachment', attachment: `${UPLOADS}/../../secret.png` },
    { id: 4, type: 'attachment', attachment: `${UPLOADS}/2019/gone.png` },
  ],
});
const SECOND = wxr({
  url: 'https://register.example',
  items: [{ id: 5, type: 'brand', title: 'Owl', slug: 'owl', meta: { overall_rating: '8', odds: '2' } }],
});

async function store(): Promise<string> {
  const folder = emptyFolder();
  expect(await runShell(folder, 'croupier init --name Trial --quiet')).toMatchObject({ code: 0 });
  writeFileSync(path.join(folder, 'site.xml'), SITE);
  writeFileSync(path.join(folder, 'second.xml'), SECOND);
  mkdirSync(path.join(folder, 'uploads/2019'), { recursive: true });
  writeFileSync(path.join(folder, 'uploads/2019/fox.png'), pngFile(3, 2));
  writeFileSync(path.join(folder, 'secret.png'), pngFile(4, 4));
  symlinkSync(path.join(folder, 'secret.png'), path.join(folder, 'uploads/2019/gone.png'));
  return folder;
}

test('a plan tells, a migration moves, and said again nothing changes', async () => {
  await runTranscript(
    await store(),
    `
    $ croupier migrate wordpress site.xml --dry-run
    ! Old site (https://register.example)
    ! Found: 1 post, 3 pictures.
    ! …
    ! Shortcodes that are not known: editors see a note where each stood:
    !   owl_table (1), as on https://register.example/2019/05/fox/
    $ croupier posts list --format count
    0
    $ croupier migrate wordpress site.xml
    ! …
    ! posts: 1 created
    ! redirects: 11 created
    ! …
    ! Once https://register.example leads here: croupier settings set --site-base-url https://register.example; until its address is set, a site has no feed.
    ! …
    $ croupier settings set --site-base-url https://register.example --quiet
    $ croupier posts list --format ndjson --fields slug
    {"slug":"fox"}
    $ croupier migrate wordpress site.xml
    ! …
    ! Nothing changed: all of it is here already.
    ! Shortcodes that are not known: editors see a note where each stood:
    !   owl_table (1), as on https://register.example/2019/05/fox/
    $ croupier undo --quiet
    $ croupier undo --quiet
    $ croupier posts list --format count
    0
    $ croupier migrate wordpress site.xml --category-base 'two words'
    ? 2
    ! …
    $ croupier migrate wordpress uploads/2019/fox.png
    ? 6
    ! …
    `,
  );
});

test('several files are one site, and a map that was suggested is a map', async () => {
  await runTranscript(
    await store(),
    `
    $ croupier migrate wordpress site.xml second.xml --suggest-map > map.yaml
    $ cat map.yaml
    # What the types of WordPress become: posts, pages, casinos, bonuses or games.
    types:
    |   brand:
    |     as: casinos
    |     fields:
    |       rating:
    |         - overall_rating
    $ croupier migrate wordpress site.xml second.xml --map map.yaml
    ! …
    ! Found: 1 post, 1 casino, 3 pictures.
    ! casinos: 1 created
    ! …
    $ croupier casinos list --format ndjson --fields slug,rating
    {"slug":"owl","rating":8}
    $ croupier migrate wordpress second.xml --map none.yaml
    ? 5
    ! …
    `,
  );
});

test('pictures come from a folder, and nothing from outside of it', async () => {
  await runTranscript(
    await store(),
    `
    $ croupier migrate wordpress site.xml --uploads uploads
    ! pictures: 1 taken, 2 missing
    !   not there: https://register.example/wp-content/uploads/../../secret.png
    !   not there: https://register.example/wp-content/uploads/2019/gone.png
    ! …
    $ croupier posts show fox --json | grep -o '/media/[0-9a-f]*.png'
    /media/…
    $ croupier redirects test /wp-content/uploads/2019/fox-150x150.png --json | grep -c '"to": "/media/'
    …
    $ croupier media list --format ndjson --fields title,width
    {"title":"fox.png","width":3}
    `,
  );
});

test('a verification says what each old address answers, from the export, a list or a sitemap', async () => {
  const folder = await store();
  writeFileSync(
    path.join(folder, 'sitemap.xml'),
    '<?xml version="1.0"?><urlset><url><loc>https://register.example/2019/05/fox/</loc></url><url><loc>https://register.example/lost/?a=1&amp;b=2</loc></url></urlset>',
  );
  writeFileSync(
    path.join(folder, 'list.csv'),
    'Page,Clicks\nhttps://register.example/2019/05/fox/,7\n/?p=1,3\n',
  );
  await runTranscript(
    folder,
    `
    $ croupier migrate verify site.xml
    ? 6
    ! 11 old addresses.
    ! 4 sent to the home page:
    !   https://register.example/?p=1
    ! …
    $ croupier migrate wordpress site.xml --uploads uploads --quiet
    $ croupier migrate verify site.xml
    ? 6
    ! 11 old addresses.
    ! 5 sent on by one redirect
    ! 2 sent to the home page:
    !   https://register.example/?attachment_id=3
    !   https://register.example/?attachment_id=4
    ! 4 leading to nothing:
    !   https://register.example/2019/05/item-3/
    !   https://register.example/wp-content/uploads/../../secret.png
    !   https://register.example/2019/05/item-4/
    !   https://register.example/wp-content/uploads/2019/gone.png
    $ croupier migrate verify list.csv
    ! 2 old addresses.
    ! 2 sent on by one redirect
    $ croupier redirects add --source /lost --target / --quiet
    $ croupier migrate verify sitemap.xml --report report.html --json --jq ".counts"
    ? 6
    {"one-hop":1,"to-home":1}
    $ grep -c "lost/?a=1&#38;b=2" report.html
    1
    $ croupier migrate verify sitemap.xml --to-home /other,/lost/ --json --jq ".counts"
    {"one-hop":2}
    $ croupier redirects edit /lost --target gone --quiet
    $ croupier migrate verify sitemap.xml --json --jq ".counts"
    {"one-hop":1,"gone":1}
    `,
  );
});

test('several files are verified together: a packed log, and an index of sitemaps with those beside it', async () => {
  const folder = await store();
  const request = (asked: string) =>
    `192.0.2.7 - - [10/Oct/2024:13:55:36 +0200] "GET ${asked} HTTP/1.1" 200 9\n`;
  const index = (name: string) =>
    `<?xml version="1.0"?><sitemapindex><sitemap><loc>https://register.example/${name}</loc></sitemap></sitemapindex>`;
  writeFileSync(path.join(folder, 'access.log.gz'), gzipSync(request('/?p=1') + request('/lost/')));
  writeFileSync(path.join(folder, 'damaged.gz'), gzipSync(request('/?p=1')).subarray(0, 30));
  writeFileSync(path.join(folder, 'index.xml'), index('posts.xml'));
  writeFileSync(path.join(folder, 'other.xml'), index('elsewhere.xml'));
  writeFileSync(
    path.join(folder, 'posts.xml'),
    '<?xml version="1.0"?><urlset><url><loc>https://register.example/2019/05/fox/</loc></url></urlset>',
  );
  await runTranscript(
    folder,
    `
    $ croupier migrate wordpress site.xml --quiet
    $ croupier migrate verify access.log.gz index.xml
    ? 6
    ! 3 old addresses.
    ! 2 sent on by one redirect
    ! 1 leading to nothing:
    !   /lost/
    $ croupier migrate verify other.xml
    ? 6
    ! The index of sitemaps names https://register.example/elsewhere.xml, which is not beside it
    ! …
    $ croupier migrate verify damaged.gz
    ? 6
    ! damaged.gz is packed with gzip, and damaged
    `,
  );
});

test('pictures come from the old site', async () => {
  const answer = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
    url === '/wp-content/uploads/2019/fox.png'
      ? void response.writeHead(200, { 'content-type': 'image/png' }).end(pngFile(3, 2))
      : void response.writeHead(404).end();
  const { env } = await startWebServer(answer);
  await runTranscript(
    await store(),
    `
    $ croupier migrate wordpress site.xml --fetch
    ! pictures: 1 taken, 2 rejected
    ! …
    $ croupier media list --format ndjson --fields title,width
    {"title":"fox.png","width":3}
    $ croupier migrate wordpress site.xml --fetch --uploads uploads
    ? 2
    ! …
    `,
    { env },
  );
});

test('tables come from a file or a folder, and stand where their shortcodes stood', async () => {
  const folder = await store();
  const text = 'Odds:\n\n[table id=3 /]\n\n[table id=4 /]';
  const items = [{ id: 7, slug: 'odds', title: 'Odds', content: text }];
  writeFileSync(path.join(folder, 'tables.xml'), wxr({ url: 'https://register.example', items }));
  mkdirSync(path.join(folder, 'tables'));
  writeFileSync(path.join(folder, 'tables/3-odds-2024-05-01.csv'), 'Name,Odds\nFox,2\n');
  writeFileSync(
    path.join(folder, 'tables/odd.json'),
    '{"id":"4","data":[["__proto__"]],"options":{"table_head":false}}',
  );
  writeFileSync(path.join(folder, 'words.json'), '{}');
  await runTranscript(
    folder,
    `
    $ croupier migrate wordpress tables.xml --tables tables/3-odds-2024-05-01.csv --dry-run
    ! …
    ! Shortcodes that are not known: editors see a note where each stood:
    !   table (1), as on https://register.example/2019/05/odds/
    $ croupier migrate wordpress tables.xml --tables tables --quiet
    $ croupier posts show odds --json --jq .content | paste -sd ' ' | sed 's,> <,><,g'
    <p>Odds:</p><table><thead><tr><th>Name</th><th>Odds</th></tr></thead><tbody><tr><td>Fox</td><td>2</td></tr></tbody></table><table><tbody><tr><td>__proto__</td></tr></tbody></table>
    $ croupier migrate wordpress tables.xml --tables words.json
    ? 6
    ! words.json has no table of TablePress
    ! …
    $ croupier migrate wordpress tables.xml --tables uploads
    ? 2
    ! …
    `,
  );
});

test('a map that names no types, and a list without addresses, are refused', async () => {
  const folder = await store();
  writeFileSync(path.join(folder, 'flat.yaml'), 'brand:\n  as: casinos\n');
  writeFileSync(path.join(folder, 'words.csv'), 'name,rating\nFox,4\n');
  expect(await runShell(folder, 'croupier migrate wordpress second.xml --map flat.yaml')).toMatchObject({
    code: 6,
    stderr: expect.stringContaining('flat.yaml names no types'),
  });
  expect(await runShell(folder, 'croupier migrate verify words.csv')).toMatchObject({
    code: 6,
    stderr: expect.stringContaining('There are no addresses in words.csv'),
  });
});

test('a folder of Markdown moves in with its pictures, and said again nothing changes', async () => {
  const folder = await store();
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, 'hugo', name)), { recursive: true });
    writeFileSync(path.join(folder, 'hugo', name), content);
  };
  write(
    'content/posts/owls.md',
    '---\ntitle: Owls\ndate: 2019-05-01\nmood: calm\n---\n![Owl](/img/owl.png) ![No](../../../secret.png) {{< chart >}}\n',
  );
  write('content/posts/fox/index.md', '---\ntitle: Fox\ndate: 2019-05-02\n---\n![Fox](fox.png)\n');
  write('content/posts/fox/fox.png', pngFile(5, 2));
  write('static/img/owl.png', pngFile(4, 2));
  write('.git/notes.md', '# Hidden\n');
  symlinkSync(path.join(folder, 'secret.png'), path.join(folder, 'hugo/static/img/secret.png'));
  await runTranscript(
    folder,
    `
    $ croupier migrate markdown hugo --dry-run
    ! posts: 2 created
    ! redirects: 2 created
    ! 2 pictures of the texts are not in the library.
    ! Fields above texts that are left out:
    !   mood (1), as in content/posts/owls.md
    ! Shortcodes that are not known: editors see a note where each stood:
    !   chart (1), as in content/posts/owls.md
    $ croupier posts list --format count
    0
    $ croupier migrate markdown hugo
    ! pictures: 2 taken
    ! posts: 2 created
    ! …
    $ croupier posts show fox --json | grep -o '/media/[0-9a-f]*.png'
    /media/…
    $ croupier redirects test /posts/owls/ --json | grep -c '"to": "/blog/owls"'
    …
    $ croupier migrate markdown hugo
    ! posts: 2 unchanged
    ! redirects: 2 unchanged
    ! Nothing changed: all of it is here already.
    ! …
    $ croupier undo --quiet
    $ croupier posts list --format count
    0
    `,
  );
});
