import path from 'node:path';
import { expect, test } from 'vitest';
import { quickShare } from '../long-run.js';
import { build, filesIn, freshFolder, WALKED_STORES } from './built-folder.js';
import { hasServer, startWebServer } from './web-servers.js';

/** The address of a file of a built site. */
function addressOf(file: string): string {
  if (path.basename(file) !== 'index.html') return `/${file}`;
  return `/${path.dirname(file)}`.replace(/^\/\.$/, '/');
}

const TYPES: Record<string, RegExp> = {
  html: /^text\/html/,
  xml: /xml/,
  json: /^application\/json/,
  css: /^text\/css/,
  js: /javascript/,
  svg: /^image\/svg\+xml/,
};

const SERVERS = Object.keys(startWebServer) as (keyof typeof startWebServer)[];

/** All servers and stores in a long run, else the sample on the first. */
const WALKS = quickShare(
  WALKED_STORES.flatMap(([site, store]) => SERVERS.map((name) => [name, site, store] as const)),
  WALKED_STORES.length * SERVERS.length,
);

for (const [name, site, store] of WALKS) {
  test.skipIf(!hasServer[name])(
    `${name} over the built folder of ${site} answers each file at its address, byte by byte`,
    async () => {
      const folder = await freshFolder();
      const hosts = name === 'python' ? [] : [name];
      await build(await store(), folder, { hosts });
      const address = await startWebServer[name](folder);
      const wrong: string[] = [];
      const files = [...(await filesIn(folder))].filter(([file]) => file !== '.htaccess');
      for (const [file, bytes] of files) {
        const url = addressOf(file);
        const answer = await fetch(address + url);
        const body = Buffer.from(await answer.arrayBuffer());
        if (answer.status !== 200 || !body.equals(bytes)) wrong.push(`${url}: ${answer.status}`);
        // A host without rules leads a folder to its address with a slash.
        if (answer.redirected && name !== 'python') wrong.push(`${url} leads to ${answer.url}`);
        const type = answer.headers.get('content-type') ?? '';
        if (TYPES[path.extname(file).slice(1)]?.test(type) === false) wrong.push(`${url}: ${type}`);
      }
      expect(wrong).toEqual([]);
      expect(files.length).toBeGreaterThan(150);
    },
    120_000,
  );
}
