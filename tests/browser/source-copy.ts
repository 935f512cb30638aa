import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = [
  'packages',
  'scripts',
  'bench',
  'examples',
  'tests',
  'docs',
  'vitest.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/** A copy of the source in a folder of its own, without anything built: what a test may edit. */
export interface SourceCopy {
  /** Replaces text in the one file of this name, and returns what saves the file once more. */
  edit(name: string, from: string, to: string): () => void;
  /** Starts `npm run dev` at any free port, over a store with sample content or the one in this folder. */
  dev(store?: string): Promise<{ address: string; stop(): Promise<void> }>;
  readonly folder: string;
  remove(): void;
}

/** Copies the checkout's source; its libraries are the checkout's own. */
export function copyOfSource(): SourceCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-source-'));
  for (const place of COPIED) {
    cpSync(path.join(CHECKOUT, place), path.join(folder, place), {
      recursive: true,
      filter: (from) => !/[\\/](node_modules|dist|data)$/.test(from),
    });
  }
  link(path.join(CHECKOUT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(CHECKOUT, 'packages'))) {
    const from = path.join(CHECKOUT, 'packages', name, 'node_modules');
    if (existsSync(from)) symlinkSync(from, path.join(folder, 'packages', name, 'node_modules'));
  }
  return {
    folder,
    edit(name, from, to) {
      const [found = '', ...more] = readdirSync(path.join(folder, 'packages'), { recursive: true })
        .map(String)
        .filter((place) => place.endsWith(`${path.sep}${name}`) && !place.includes('node_modules'));
      if (more.length > 0) throw new Error(`${name} is several files`);
      const file = path.join(folder, 'packages', found);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${found} does not say ${from}`);
      const edited = text.replace(from, () => to);
      const save = () => writeFileSync(file, edited);
      save();
      return save;
    },
    async dev(store) {
      const over = store === undefined ? [] : ['--store', store];
      const child = spawn(process.execPath, ['scripts/dev.js', '--port', '0', ...over], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const said: string[] = [];
      for await (const line of createInterface({ input: child.stderr })) {
        said.push(line);
        const address = /at (http:\/\/\S+)\//.exec(line)?.[1];
        if (address === undefined) continue;
        child.stderr.resume();
        const stop = async () => {
          const ended = once(child, 'exit');
          child.kill();
          await ended;
        };
        return { address, stop };
      }
      throw new Error(said.join('\n'));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The same packages, but for ours, which are the copy's. */
function link(from: string, to: string): void {
  mkdirSync(path.join(to, '@croupier'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@croupier') symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const name of ['core', 'ui', 'site', 'cli']) {
    symlinkSync(path.join('../../packages', name), path.join(to, '@croupier', name));
  }
}
