import { mkdir, open, rename } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { isProblem, Problem } from '@croupier/core';

/** A site by its name. */
interface NamedSite {
  url: string;
  token?: string;
}

/** The named sites by name. */
type NamedSites = Record<string, NamedSite>;

/** The file of named sites, which holds tokens. */
function sitesFile(env: NodeJS.ProcessEnv = process.env): string {
  const config = env.XDG_CONFIG_HOME || path.join(homedir(), '.config');
  return path.join(config, 'croupier', 'sites.json');
}

/** Reads the named sites. Problem: `fault` for a file that others may read, or that is damaged. */
export async function readNamedSites(file = sitesFile()): Promise<NamedSites> {
  try {
    const handle = await open(file, 'r');
    try {
      const { mode } = await handle.stat();
      if (process.platform !== 'win32' && (mode & 0o077) !== 0) throw tooOpen(file);
      return parseSites(file, await handle.readFile('utf8'));
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes the named sites, so that only this user may read them. */
export async function writeNamedSites(sites: NamedSites, file = sitesFile()): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = await open(temporary, 'wx', 0o600);
  await handle.writeFile(`${JSON.stringify(sites, null, 2)}\n`).finally(() => handle.close());
  await rename(temporary, file);
}

function parseSites(file: string, text: string): NamedSites {
  try {
    const sites = new Map<string, NamedSite>();
    for (const [name, { url, token }] of Object.entries(JSON.parse(text) as NamedSites)) {
      if (typeof url !== 'string') throw new Error(`${name} has no url`);
      sites.set(name, typeof token === 'string' ? { url, token } : { url });
    }
    return Object.fromEntries(sites);
  } catch (cause) {
    if (isProblem(cause)) throw cause;
    throw new Problem('fault', `${file} cannot be used: ${(cause as Error).message}`, {
      hint: 'Mend it, or delete it and add your sites again.',
      cause,
    });
  }
}

function tooOpen(file: string): Problem {
  return new Problem('fault', `Others may read ${file}, which holds tokens`, {
    hint: `chmod 600 ${file}, and make new tokens if somebody else may have read it.`,
  });
}
