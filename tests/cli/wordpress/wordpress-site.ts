import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-port.js';

/** Where Debian's package keeps the program. */
const PROGRAM = '/usr/share/wordpress';

/** Themes of WordPress itself, each in a package of Debian: an older one of sheets, and two of blocks. */
export const WORDPRESS_THEMES = ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree'] as const;

/** Whether this machine has what a site needs: Debian's `wordpress`, a theme for it, `mariadb-server`, `php-mysql`, `php-gd`. */
export const hasWordpress =
  existsSync(`${PROGRAM}/wp-content/themes/${WORDPRESS_THEMES[0]}`) &&
  ['php', 'mariadbd', 'mariadb-install-db'].every((name) => spawnSync('which', [name]).status === 0);

/** Whether it has these themes too. */
export const hasWordpressThemes =
  hasWordpress && WORDPRESS_THEMES.every((theme) => existsSync(`${PROGRAM}/wp-content/themes/${theme}`));

/** A site of WordPress that runs. */
export interface WordpressSite {
  /** Its address, without a slash at the end. */
  url: string;
  /** Its folder `wp-content/uploads`. */
  uploads: string;
  /** What its own exporter writes. */
  exported(): string;
  switchTheme(theme: (typeof WORDPRESS_THEMES)[number]): void;
}

/** Installs WordPress over a database of its own, fills it and serves it, until the test is over. */
export async function startWordpress(): Promise<WordpressSite> {
  // The path of a socket may have 107 characters.
  const home = mkdtempSync('/tmp/croupier-wordpress-');
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const socket = await startDatabase(home);
  const folder = path.join(home, 'site');
  cpSync(PROGRAM, folder, { recursive: true, dereference: true });
  for (const name of ['fill-site.php', 'export-site.php', 'switch-theme.php', 'serve-site.php'])
    cpSync(path.join(import.meta.dirname, name), path.join(folder, name));
  const uploads = path.join(folder, 'wp-content/uploads');
  mkdirSync(uploads, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(path.join(folder, 'wp-config.php'), configuration(socket, url));
  const php = (script: string, ...given: string[]) =>
    execFileSync('php', ['-d', 'sendmail_path=/bin/true', path.join(folder, script), ...given], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
  php('fill-site.php');
  const server = spawn(
    'php',
    ['-S', `127.0.0.1:${port}`, '-t', folder, path.join(folder, 'serve-site.php')],
    {
      stdio: 'ignore',
    },
  );
  onTestFinished(() => stopped(server));
  await until(async () => (await fetch(url)).ok);
  return {
    ...{ url, uploads },
    exported: () => php('export-site.php'),
    switchTheme: (theme) => void php('switch-theme.php', theme),
  };
}

/** Starts a database server without a network, and makes an empty database; returns its socket. */
async function startDatabase(home: string): Promise<string> {
  const data = path.join(home, 'data');
  const socket = path.join(home, 'db.sock');
  const own = ['--no-defaults', `--datadir=${data}`, `--user=${userInfo().username}`];
  execFileSync('mariadb-install-db', [...own, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  const server = spawn('mariadbd', [...own, `--socket=${socket}`, '--skip-networking'], { stdio: 'ignore' });
  onTestFinished(() => stopped(server));
  const ask = ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', 'CREATE DATABASE site'];
  await until(async () => spawnSync('mariadb', ask).status === 0);
  return socket;
}

function configuration(socket: string, url: string): string {
  return `<?php
define('DB_NAME', 'site');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_DEBUG', false);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$_SERVER += ['HTTP_HOST' => parse_url('${url}', PHP_URL_HOST), 'SERVER_NAME' => 'localhost', 'REQUEST_METHOD' => 'GET'];
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

async function until(isReady: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await isReady().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The site did not start');
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.on('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
