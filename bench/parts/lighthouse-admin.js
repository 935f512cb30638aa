import { execFileSync } from 'node:child_process';
import { auditSample, runsOf, score, timing } from '../lighthouse.js';
import { croupier, node } from '../stores.js';

const USER = 'bench-admin';
const PASSWORD = 'a-long-enough-word';
const RUNS = 1;
/** Up to it a shift counts as good in the Core Web Vitals. */
const GOOD_SHIFT = 0.1;

const FIGURES = [
  score('accessibility'),
  score('best-practices'),
  { ...score('performance'), goal: undefined },
  timing('largest paint', 'largest-contentful-paint', (value) => `${(value / 1_000).toFixed(2)} s`),
  timing('blocked', 'total-blocking-time', (value) => `${value.toFixed(0)} ms`),
  { ...timing('shift', 'cumulative-layout-shift', (value) => value.toFixed(3)), goal: GOOD_SHIFT },
];

/** Every screen of the admin at a desk, signed in: the median of several runs of each, `--runs=1` by default. */
export function run(flags) {
  return auditSample({
    ...{ title: 'Lighthouse, admin', figures: FIGURES, runs: runsOf(flags, RUNS) },
    categories: ['performance', 'accessibility', 'best-practices'],
    options: ['--preset=desktop'],
    async pagesOf(address, store) {
      const headers = { Cookie: await signIn(address, store) };
      return { headers, pages: await screens(store) };
    },
  });
}

async function screens(store) {
  const { ADMIN_ROUTES, adminPath } = await import('@croupier/core');
  const ids = {
    casino: firstId(store, 'casinos'),
    news: firstId(store, 'posts'),
    page: firstId(store, 'pages'),
    user: firstId(store, 'users'),
    section: '1',
  };
  return Object.keys(ADMIN_ROUTES)
    .filter((screen) => screen !== 'login')
    .map((screen) => ({ name: screen, address: adminPath(screen, ids[screen.split('-')[0]] ?? '') }));
}

function firstId(store, noun) {
  const text = execFileSync(node, [croupier, noun, 'list', '--limit', '1', '--store', store, '--json']);
  return JSON.parse(text)[0].id;
}

/** The cookie of a new administrator of a store that is served. */
async function signIn(address, store) {
  const rest = ['--store', store, '--quiet'];
  const user = ['--username', USER, '--email', 'bench@example.com', '--role', 'admin'];
  execFileSync(node, [croupier, 'users', 'add', ...user, ...rest], { stdio: 'ignore' });
  execFileSync(node, [croupier, 'users', 'set-password', USER, '--from', '-', ...rest], {
    input: PASSWORD,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const answer = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { accept: 'application/json', origin: address },
    body: new URLSearchParams({ identifier: USER, password: PASSWORD, form: 'admin', from: '/admin' }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (cookie === undefined)
    throw new Error(`The sign-in was answered with ${answer.status}: ${await answer.text()}`);
  return cookie.split(';')[0];
}
