import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SCHEMA_VERSION } from '../../packages/core/src/model/collections.js';

/** The content of the files outside the store, which must never be printed. */
export const CANARY = 'CANARY-c0ffee';

/** A hostile store: how it differs from a valid one, and what the error must name. */
export interface HostileCase {
  what: string;
  names: RegExp;
  plant(store: string): void;
}

/** The picture that the store lists. */
export interface Planted {
  picture: string;
}

const CASINOS_TEMP = '.casinos.json.0123456789abcdef.tmp';

/** The hostile stores; `picture` is the name of the file of a listed picture. */
export function hostileCases({ picture }: Planted): HostileCase[] {
  const files = [
    'croupier.json',
    'casinos.json',
    'settings.json',
    'menus.json',
    'media/media.json',
    'private/users.json',
    'private/credentials.json',
    'private/index.json',
    'private/history.ndjson',
    'private/pageViews.ndjson',
    'private/clicks.ndjson',
    'private/missing.ndjson',
    'private/lock',
    'private/logs.lock',
    'private/.gitignore',
    `media/${picture}`,
  ];
  return [
    ...files.map((name) => link(name, 'secret.txt')),
    ...files.map((name) => link(name, 'not-there-yet')),
    ...['private', 'media'].map((name) => link(name, 'folder')),
    link('private/history.ndjson', 'history.ndjson'),
    link('casinos.json', 'casinos.json'),
    link('private/index.json', 'index.json'),
    link(`media/${picture}`, 'picture.png'),
    // Under names that no record has.
    link(`media/${'0'.repeat(32)}.png`, 'secret.txt'),
    link('media/photo.png', 'secret.txt'),
    link('private/folder', 'folder'),
    link('notes.json', 'secret.txt'),
    ...[
      'casinos.json',
      'private/history.ndjson',
      'private/index.json',
      'private/lock',
      `media/${picture}`,
    ].flatMap((name) => [pipe(name), folder(name)]),
    pending('private/payload', '../outside/secret.txt'),
    pending('../outside/secret.txt', 'casinos.json'),
    pending(CASINOS_TEMP, '../outside/secret.txt'),
    pending('../outside/secret.txt', 'private/pageViews.ndjson'),
    {
      what: 'a temporary file that links outside',
      names: /casinos\.json\.0123456789abcdef\.tmp: this is a link/,
      plant(store) {
        pending(CASINOS_TEMP, 'casinos.json').plant(store);
        symlinkSync('../outside/secret.txt', path.join(store, CASINOS_TEMP));
      },
    },
    {
      what: 'an old version whose copies go outside',
      names: /private\/before-version-\d+: this is a link/,
      plant(store) {
        writeFileSync(path.join(store, 'croupier.json'), '{"schemaVersion":1}\n');
        symlinkSync('../../outside/folder', path.join(store, `private/before-version-${SCHEMA_VERSION}`));
      },
    },
    {
      what: 'a picture of other bytes than its name says',
      names: new RegExp(`media/${picture}`),
      plant: (store) => writeFileSync(path.join(store, 'media', picture), `<script>${Math.E}</script>`),
    },
  ];
}

function link(name: string, to: string): HostileCase {
  return {
    what: `${name} that links to ${to}`,
    names: new RegExp(`${name.replaceAll('.', '\\.')}: this is a link`),
    plant(store) {
      rmSync(path.join(store, name), { recursive: true, force: true });
      symlinkSync(`${name.includes('/') ? '../' : ''}../outside/${to}`, path.join(store, name));
    },
  };
}

function pipe(name: string): HostileCase {
  return {
    what: `${name} that is a pipe`,
    names: new RegExp(`${name.replaceAll('.', '\\.')}: this is a pipe`),
    plant(store) {
      rmSync(path.join(store, name));
      execFileSync('mkfifo', [path.join(store, name)]);
    },
  };
}

function folder(name: string): HostileCase {
  return {
    what: `${name} that is a folder`,
    names: new RegExp(`${name.replaceAll('.', '\\.')}: this is a folder`),
    plant(store) {
      rmSync(path.join(store, name));
      mkdirSync(path.join(store, name));
    },
  };
}

function pending(temp: string, target: string): HostileCase {
  return {
    what: `an index that puts ${temp} in the place of ${target}`,
    names: /private\/index\.json: .*is no file that a commit puts in place/,
    plant(store) {
      const place = path.join(store, 'private/index.json');
      const index = JSON.parse(readFileSync(place, 'utf8')) as object;
      writeFileSync(place, JSON.stringify({ ...index, hash: undefined, pending: [{ temp, target }] }));
    },
  };
}
