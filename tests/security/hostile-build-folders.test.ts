import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isProblem, memoryStorage, type StorageAdapter } from '@croupier/core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openOutputFolder } from '../../packages/cli/src/build/open-output-folder.js';
import { quickShare } from '../long-run.js';
import { build, change, ORIGIN } from '../site/built-folder.js';
import { printOf } from './folder-print.js';

const STATE = '.croupier-build';

/** A folder of a build that comes from a stranger, and what a build must say of it. */
interface HostileFolder {
  what: string;
  names: RegExp;
  plant(site: string): void;
}

const record =
  (file: string, value: object): HostileFolder['plant'] =>
  (site) =>
    writeFileSync(path.join(site, STATE, file), JSON.stringify(value));

const staged = (site: string, file: string, text = 'of a stranger') => {
  const place = path.join(site, STATE, 'staged', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
};

const linked = (site: string, file: string, to: string) => {
  rmSync(path.join(site, file), { recursive: true, force: true });
  symlinkSync(to, path.join(site, file));
};

/** Names that lead out of a folder, or to what is none of a build. */
const NAMES = [
  '../outside/secret.txt',
  'best-casinos/../../outside/secret.txt',
  '/etc/hostname',
  './index.html',
  'best-casinos//index.html',
  '..\\outside\\secret.txt',
  'C:secret.txt',
  'line\nbreak.html',
  '.git/config',
  '.ssh/authorized_keys',
  '',
];

const commits = NAMES.flatMap((name) =>
  [
    { moved: [name], removed: [] },
    { moved: [], removed: [name] },
  ].map((commit) => ({
    what: `a commit.json of ${JSON.stringify(commit)}`,
    names: /commit\.json is not as a build writes it: it names/,
    plant: record('commit.json', commit),
  })),
);

const manifests = NAMES.map((name) => ({
  what: `a manifest.json with ${JSON.stringify(name)}`,
  names: /manifest\.json is not as a build writes it: it names/,
  plant: (site: string) => {
    const file = path.join(site, STATE, 'manifest.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"files":[\n', `"files":[\n${JSON.stringify([name, 'x', ''])},\n`));
  },
}));

const CASES: HostileFolder[] = [
  // The quick share has each name in one place.
  ...quickShare([...commits, ...manifests], 6),
  {
    what: 'a manifest.json of the first format with a name outside',
    names: /manifest\.json is not as a build writes it: it names \.\.\/outside/,
    plant: record('manifest.json', { files: [['../outside/secret.txt', 'x', '']] }),
  },
  {
    what: 'a commit.json that is no JSON',
    names: /commit\.json is not as a build writes it: it is no JSON/,
    plant: (site) => writeFileSync(path.join(site, STATE, 'commit.json'), '{"moved":['),
  },
  {
    what: 'a commit.json of something else',
    names: /commit\.json is not as a build writes it: it is no list of files/,
    plant: record('commit.json', { moved: 'index.html', removed: [] }),
  },
  {
    what: 'a commit.json that moves into a linked folder',
    names: /best-casinos: this is a link/,
    plant(site) {
      staged(site, 'best-casinos/index.html');
      linked(site, 'best-casinos', '../outside');
      record('commit.json', { moved: ['best-casinos/index.html'], removed: [] })(site);
    },
  },
  {
    what: 'a commit.json that removes from a linked folder',
    names: /best-casinos: this is a link/,
    plant(site) {
      linked(site, 'best-casinos', '../outside');
      record('commit.json', { moved: [], removed: ['best-casinos/secret.txt'] })(site);
    },
  },
  {
    what: 'staged files behind a link',
    names: /staged: this is a link/,
    plant(site) {
      linked(site, `${STATE}/staged`, '../../outside');
      record('commit.json', { moved: ['secret.txt'], removed: [] })(site);
    },
  },
  {
    what: 'a linked folder where pages are',
    names: /best-casinos: this is a link/,
    plant: (site) => linked(site, 'best-casinos', '../outside'),
  },
  {
    what: 'a link where a page is',
    names: /index\.html: this is a link/,
    plant: (site) => linked(site, 'index.html', '../outside/secret.txt'),
  },
  {
    what: 'a link where the record of a build is',
    names: /\.croupier-build: this is a link/,
    plant(site) {
      renameSync(path.join(site, STATE), path.join(site, '../outside/state'));
      mkdirSync(path.join(site, '../outside/state/staged'));
      linked(site, STATE, '../outside/state');
    },
  },
  {
    what: 'a linked manifest.json',
    names: /manifest\.json: this is a link/,
    plant: (site) => linked(site, `${STATE}/manifest.json`, '../../outside/secret.txt'),
  },
  {
    what: 'a linked commit.json',
    names: /commit\.json: this is a link/,
    plant: (site) => linked(site, `${STATE}/commit.json`, '../../outside/secret.txt'),
  },
];

let template = '';
let storage: StorageAdapter;
beforeAll(async () => {
  template = mkdtempSync(path.join(tmpdir(), 'croupier-stranger-'));
  storage = memoryStorage();
  await change(storage, (content) =>
    content.settings.set({ ...content.settings.get(), siteName: 'First', siteBaseUrl: ORIGIN }),
  );
  await build(storage, path.join(template, 'site'));
  mkdirSync(path.join(template, 'outside'));
  writeFileSync(path.join(template, 'outside/secret.txt'), 'a secret\n');
  writeFileSync(path.join(template, 'outside/index.html'), 'a page of somebody else\n');
  // Every page differs from what was built.
  await change(storage, (content) => content.settings.set({ ...content.settings.get(), siteName: 'Other' }));
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

function copyOfSite(): { parent: string; site: string } {
  const parent = mkdtempSync(path.join(tmpdir(), 'croupier-stranger-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  cpSync(template, parent, { recursive: true, preserveTimestamps: true });
  return { parent, site: path.join(parent, 'site') };
}

/** What a folder holds, without the folder of what was staged and thrown away. */
function printWithoutStaged(folder: string): string[] {
  return printOf(folder).filter((line) => !/^(site\/)?\.croupier-build(\/staged)? /.test(line));
}

test.each(CASES.map((one) => [one.what, one] as const))(
  'a folder with %s is refused by name, and nothing is done',
  async (_, { plant, names }) => {
    const { parent, site } = copyOfSite();
    plant(site);
    const before = printWithoutStaged(parent);
    const error: unknown = await build(storage, site).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(isProblem(error) ? error.message : error).toMatch(names);
    expect(printWithoutStaged(parent)).toEqual(before);
  },
);

test('a link in the place of the temporary record is replaced, and what it leads to stays', async () => {
  const { parent, site } = copyOfSite();
  linked(site, `${STATE}/commit.json.tmp`, '../../outside/secret.txt');
  await build(storage, site);
  expect(readFileSync(path.join(parent, 'outside/secret.txt'), 'utf8')).toBe('a secret\n');
  expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toContain('Other');
});

test('beside a link, only the numbered folders of builds are removed', async () => {
  const { parent } = copyOfSite();
  const link = path.join(parent, 'live');
  for (const name of [
    'live.release-',
    'live.release-0x10',
    'live.release-1e1',
    'live.release-01',
    'live.release-5',
    'live.release-7',
  ])
    mkdirSync(path.join(parent, name));
  mkdirSync(path.join(parent, 'live.release-7', STATE));
  writeFileSync(path.join(parent, 'live.release-5/of-the-owner.txt'), 'no build wrote this');
  writeFileSync(path.join(parent, 'live.release-6'), 'nor this');
  symlinkSync('outside', path.join(parent, 'live.release-8'));
  symlinkSync('nowhere', path.join(parent, 'live.release-9'));
  const output = openOutputFolder(link, { isLinked: true });
  output.stage('index.html', 'new');
  output.commit({ inputs: 'x', files: new Map([['index.html', { hash: 'x', source: '' }]]) });
  const left = printOf(parent).map((line) => line.split(' ')[0]);
  expect(left.filter((name) => /^live\.release-[^/]*$/.test(name ?? ''))).toEqual([
    'live.release-',
    'live.release-01',
    'live.release-0x10',
    'live.release-10',
    'live.release-1e1',
    'live.release-5',
    'live.release-6',
    'live.release-8',
    'live.release-9',
  ]);
  expect(left).toContain('live.release-5/of-the-owner.txt');
  expect(left).toContain('outside/secret.txt');
});

test('a file in the place of the link that is about to move stays, and the build is refused', () => {
  const { parent } = copyOfSite();
  const link = path.join(parent, 'live');
  writeFileSync(`${link}.next`, 'of the owner');
  expect(() => openOutputFolder(link, { isLinked: true })).toThrow(/live\.next is no link of a build/);
  expect(readFileSync(`${link}.next`, 'utf8')).toBe('of the owner');
});
