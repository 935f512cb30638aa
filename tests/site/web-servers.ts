import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/free-port.js';

const hasProgram = (...words: [string, ...string[]]) => spawnSync(words[0], words.slice(1)).status === 0;

/** Whether this machine has a server: tests are skipped, and say so, where it has not. */
export const hasServer = {
  nginx: hasProgram('nginx', '-v'),
  apache: hasProgram('apache2', '-v'),
  python: hasProgram('python3', '--version'),
};

/** A web server over a built folder, with the file that the build wrote for it, stopped when the test is over. */
export const startWebServer = {
  async nginx(folder: string): Promise<string> {
    const [port, home] = [await freePort(), path.dirname(folder)];
    const config = path.join(home, 'nginx.conf');
    await writeFile(
      config,
      `daemon off; pid ${home}/nginx.pid; error_log stderr; worker_processes 1; events {}
http {
  access_log off; include /etc/nginx/mime.types;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}; absolute_redirect off; include ${folder}/.croupier-build/nginx.conf; }
}`,
    );
    const words = ['-c', config, '-e', 'stderr', '-g', 'user root;'];
    return untilItAnswers(spawn('nginx', words, { stdio: ['ignore', 'ignore', 'pipe'] }), port);
  },

  async apache(folder: string): Promise<string> {
    const port = await freePort();
    // Its workers are another user, who cannot read what the tests of this one keep.
    const home = await mkdtemp('/tmp/croupier-apache-');
    onTestFinished(() => rm(home, { recursive: true, force: true }));
    await chmod(home, 0o755);
    await cp(folder, path.join(home, 'site'), { recursive: true });
    const config = path.join(home, 'apache.conf');
    const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'filter', 'deflate'];
    await writeFile(
      config,
      `ServerRoot ${home}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName guide.example
Listen 127.0.0.1:${port}
PidFile ${home}/apache.pid
ErrorLog ${home}/apache.log
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${home}/site
<Directory ${home}/site>
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    const words = ['-f', config, '-D', 'FOREGROUND'];
    return untilItAnswers(spawn('apache2', words, { stdio: ['ignore', 'ignore', 'pipe'] }), port, 'SIGTERM');
  },

  async python(folder: string): Promise<string> {
    const port = await freePort();
    const words = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', folder];
    return untilItAnswers(spawn('python3', words, { stdio: ['ignore', 'ignore', 'pipe'] }), port);
  },
};

async function untilItAnswers(
  server: ChildProcess,
  port: number,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<string> {
  let said = '';
  server.stderr?.on('data', (piece) => {
    said += piece;
  });
  onTestFinished(() => void server.kill(signal));
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(said);
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    if (answer !== undefined) return address;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(said);
}
