import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { croupierBin, emptyFolder, runShell } from './shell.js';

test('the demo is served until Ctrl-C, says how to sign in, and makes no store', async () => {
  const folder = emptyFolder();
  const done = await runShell(folder, 'exec croupier demo --port 0', { interruptOnce: /Ctrl-C/ });
  expect(done).toMatchObject({ code: 130, stdout: '' });
  expect(done.stderr.replace(/:\d+\//g, ':PORT/').split('\n')).toEqual([
    'The demo is at http://127.0.0.1:PORT/',
    'Sign in at http://127.0.0.1:PORT/admin as admin with sample-password.',
    'What you change there stays in your browser. Ctrl-C stops it.',
    '',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('every address of the demo is its page, but for a file that is missing', async () => {
  const server = spawn(process.execPath, [croupierBin, 'demo', '--port', '0', '--json'], {
    cwd: emptyFolder(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let printed = '';
  for await (const piece of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += piece;
    if (printed.includes('}')) break;
  }
  const { address } = JSON.parse(printed) as { address: string };
  for (const path of ['/', '/admin/casinos?q=fox', '/casino/lantern-quay']) {
    const answer = await fetch(address + path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await answer.text()).toContain('<div id="root">');
  }
  const [, script = ''] = /<script[^>]*src="([^"]+)"/.exec(await (await fetch(address)).text()) ?? [];
  const file = await fetch(address + script);
  expect(file.headers.get('content-type')).toContain('javascript');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${address}/assets/none.js`)).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test('the demo is of no served site, and takes no port that there is not', async () => {
  const folder = emptyFolder();
  const asked = await runShell(folder, 'croupier --site https://guide.example demo');
  expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining('not on a served site') });
  expect(await runShell(folder, 'croupier demo --port 70000')).toMatchObject({ code: 2 });
});
